import '../styles/pages/booking.css';
import * as script from 'virtual:island/booking';
import { arrivalBootstrap } from '../features/booking/authorization/arrival-bootstrap.ts';
import { BookingPage } from '../features/booking/booking-page.tsx';
import { intlWarmUp } from '../features/booking/intl-warm-up.ts';
import { loadBookingPage } from '../features/booking/load-booking-page.server.ts';
import { loadWishTexts } from '../features/booking/wish/load-wish-texts.server.ts';
import { WishForm } from '../features/booking/wish/wish-form.tsx';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { Island } from '../islands/island.tsx';
import { loadRescue } from '../islands/load-rescue.server.ts';
import { renderIsland } from '../islands/render-island.server.ts';
import { InlineScript } from '../lib/inline-script.tsx';
import { listMeta } from '../lib/page-meta.ts';
import { loadHost } from '../page-data/load-host.server.ts';
import { TruthStyles } from '../sections/truth/truth-styles.tsx';
import type { Route } from './+types/booking';

export async function loader({ params }: Route.LoaderArgs) {
  const language = getPageLanguage(params);
  const { meta, ...page } = loadBookingPage(language);
  const wish = loadWishTexts(language);
  const host = loadHost(language);
  return {
    meta,
    rendered: await renderIsland(BookingPage, { page: { ...page, host } }),
    rescue: loadRescue('page', language, wish.causes),
    wish,
    hasHost: host !== undefined,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function Booking({ loaderData }: Route.ComponentProps) {
  const { rendered, rescue, wish, hasHost } = loaderData;
  return (
    <>
      {hasHost && <TruthStyles />}
      <InlineScript code={arrivalBootstrap + intlWarmUp} />
      <Island of={BookingPage} rendered={rendered} script={script} rescue={rescue}>
        <WishForm texts={wish} />
      </Island>
    </>
  );
}
