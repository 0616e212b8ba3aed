import '../styles/pages/booking.css';
import * as script from 'virtual:island/booking';
import { arrivalBootstrap } from '../features/booking/authorization/arrival-bootstrap.ts';
import { BookingPage } from '../features/booking/booking-page.tsx';
import { intlWarmUp } from '../features/booking/intl-warm-up.ts';
import { loadBookingPage } from '../features/booking/load-booking-page.server.ts';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { Island } from '../islands/island.tsx';
import { renderIsland } from '../islands/render-island.server.ts';
import { InlineScript } from '../lib/inline-script.tsx';
import { listMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/booking';

export async function loader({ params }: Route.LoaderArgs) {
  const language = getPageLanguage(params);
  const { meta, ...page } = loadBookingPage(language);
  return { meta, rendered: await renderIsland(BookingPage, { page }, language) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function Booking({ loaderData: { rendered } }: Route.ComponentProps) {
  return (
    <>
      <InlineScript code={arrivalBootstrap} />
      <InlineScript code={intlWarmUp} />
      <Island of={BookingPage} rendered={rendered} script={script} />
    </>
  );
}
