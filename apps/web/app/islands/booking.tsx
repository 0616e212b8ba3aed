import { BookingPage } from '../features/booking/booking-page.tsx';
import { hydrateIsland } from '../lib/hydrate-island.tsx';

hydrateIsland(BookingPage);
