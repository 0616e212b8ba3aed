import '../styles/booking.css';
import { BookingPage } from '../features/booking/booking-page.tsx';
import { loadBookingPage } from '../features/booking/load-booking-page.server.ts';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { listMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/booking';

export function loader({ params }: Route.LoaderArgs) {
  return loadBookingPage(getPageLanguage(params));
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function Booking({ loaderData: page }: Route.ComponentProps) {
  return <BookingPage page={page} />;
}
