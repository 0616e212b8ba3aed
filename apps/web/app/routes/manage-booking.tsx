import '../styles/booking.css';
import { loadManagePage } from '../features/manage-booking/load-manage-page.server.ts';
import { ManagePage } from '../features/manage-booking/manage-page.tsx';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { listMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/manage-booking';

export function loader({ params }: Route.LoaderArgs) {
  return loadManagePage(getPageLanguage(params));
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function ManageBooking({ loaderData: page }: Route.ComponentProps) {
  return <ManagePage page={page} />;
}
