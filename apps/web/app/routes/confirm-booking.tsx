import '../styles/pages/booking.css';
import * as script from 'virtual:island/confirm-booking';
import { loadConfirmEmailPage } from '../features/booking/confirm-email/load-confirm-email-page.server.ts';
import { ConfirmEmailPage } from '../features/booking/confirm-email/confirm-email-page.tsx';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { Island } from '../islands/island.tsx';
import { loadRescue } from '../islands/load-rescue.server.ts';
import { renderIsland } from '../islands/render-island.server.ts';
import { listMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/confirm-booking';

export async function loader({ params }: Route.LoaderArgs) {
  const language = getPageLanguage(params);
  const { meta, ...page } = loadConfirmEmailPage(language);
  return {
    meta,
    rendered: await renderIsland(ConfirmEmailPage, { page }),
    rescue: loadRescue('page', language),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function ConfirmBooking({ loaderData: { rendered, rescue } }: Route.ComponentProps) {
  return <Island of={ConfirmEmailPage} rendered={rendered} script={script} rescue={rescue} />;
}
