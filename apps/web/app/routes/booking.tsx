import '../styles/booking.css';
import * as script from 'virtual:island/booking';
import { arrivalBootstrap } from '../features/booking/arrival-bootstrap.ts';
import { BookingPage } from '../features/booking/booking-page.tsx';
import { loadBookingPage } from '../features/booking/load-booking-page.server.ts';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { InlineScript } from '../lib/inline-script.tsx';
import { Island } from '../lib/island.tsx';
import { listMeta } from '../lib/page-meta.ts';
import { renderIsland } from '../lib/render-island.server.ts';
import type { Route } from './+types/booking';

export const handle = { hydrate: false };

export async function loader({ params }: Route.LoaderArgs) {
  const language = getPageLanguage(params);
  const { meta, ...page } = loadBookingPage(language);
  return { meta, ...(await renderIsland(BookingPage, { page }, getTranslator(language))) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function Booking({ loaderData: { data, html } }: Route.ComponentProps) {
  if (import.meta.env.DEV) return <BookingPage {...data.props} />;
  return (
    <>
      <InlineScript code={arrivalBootstrap} />
      <Island data={data} html={html} script={script} />
    </>
  );
}
