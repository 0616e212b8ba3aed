import type { Booking } from '@tt/contract/booking/booking-response';
import { bookingPaths } from '../booking/booking-page.ts';
import type { Visitor } from '../contact/create-visitor.ts';
import type { Endpoints } from '../contact/load-endpoints.ts';
import { postForm } from '../contact/post-form.ts';

/** A visitor books with an address, by the API of the form. */
export async function sendBooking(
  { site }: Endpoints,
  visitor: Visitor,
  startsAt: Temporal.ZonedDateTime,
  changes: Record<string, string> = {},
): Promise<Booking> {
  const [date, time = ''] = startsAt.toInstant().toString().split('T');
  const body = {
    name: visitor.values.name,
    email: visitor.values.email,
    date,
    time: time.slice(0, 5),
    duration: 15,
    message: `About looms, ${visitor.id}`,
    timezone: 'Europe/Lisbon',
    businessTimezone: 'Europe/Warsaw',
    language: 'en',
    ...changes,
  };
  const response = await postForm(site + bookingPaths.bookByEmail, body, visitor.network);
  const answer = (await response.json()) as { booking?: Booking };
  if (answer.booking?.status !== 'confirmed') throw new Error(`Not booked: ${JSON.stringify(answer)}`);
  return answer.booking;
}
