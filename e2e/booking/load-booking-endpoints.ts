import { type Endpoints, loadEndpoints } from '../contact/load-endpoints.ts';

export interface BookingEndpoints extends Endpoints {
  standins: Endpoints['standins'] & { google: { url: string }; mailbox: { url: string } };
}

/** The parts of the running preview that a booking touches. */
export function loadBookingEndpoints(): BookingEndpoints {
  return loadEndpoints() as BookingEndpoints;
}
