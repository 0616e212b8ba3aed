import { BookingPage } from '../../features/booking/booking-page.tsx';
import { hydrateIsland } from '../hydrate-island.ts';

hydrateIsland(BookingPage);
