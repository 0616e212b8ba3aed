import '../styles/booking.css';
import * as script from 'virtual:island/manage-booking';
import { loadManagePage } from '../features/manage-booking/load-manage-page.server.ts';
import { ManagePage } from '../features/manage-booking/manage-page.tsx';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { Island } from '../lib/island.tsx';
import { listMeta } from '../lib/page-meta.ts';
import { renderIsland } from '../lib/render-island.server.ts';
import type { Route } from './+types/manage-booking';

export const handle = { hydrate: false };

export async function loader({ params }: Route.LoaderArgs) {
  const language = getPageLanguage(params);
  const { meta, ...page } = loadManagePage(language);
  return { meta, ...(await renderIsland(ManagePage, { page }, getTranslator(language))) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function ManageBooking({ loaderData: { data, html } }: Route.ComponentProps) {
  if (import.meta.env.DEV) return <ManagePage {...data.props} />;
  return <Island data={data} html={html} script={script} />;
}
