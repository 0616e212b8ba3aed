import '../styles/pages/booking.css';
import * as script from 'virtual:island/manage-booking';
import { loadManagePage } from '../features/booking/manage/load-manage-page.server.ts';
import { ManagePage } from '../features/booking/manage/manage-page.tsx';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { Island } from '../islands/island.tsx';
import { loadRescue } from '../islands/load-rescue.server.ts';
import { renderIsland } from '../islands/render-island.server.ts';
import { listMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/manage-booking';

export async function loader({ params }: Route.LoaderArgs) {
  const language = getPageLanguage(params);
  const { meta, ...page } = loadManagePage(language);
  return { meta, rendered: await renderIsland(ManagePage, { page }), rescue: loadRescue('page', language) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function ManageBooking({ loaderData: { rendered, rescue } }: Route.ComponentProps) {
  return <Island of={ManagePage} rendered={rendered} script={script} rescue={rescue} />;
}
