import { randomUUID } from 'node:crypto';
import type { Booking } from '@tt/contract/booking/booking-response';
import { bookingPaths } from '../booking/booking-page.ts';
import type { Visitor } from '../contact/create-visitor.ts';
import type { Endpoints } from '../contact/load-endpoints.ts';
import { localKeys } from '../../scripts/process/local-keys.ts';

const key = localKeys.PUBLIC_ANON_KEY;

/** A visitor books with an address, by the API of the form. */
export async function sendBooking(
  { site }: Endpoints,
  visitor: Visitor,
  startsAt: Temporal.ZonedDateTime,
  changes: Record<string, string> = {},
): Promise<Booking> {
  const [date, time = ''] = startsAt.toInstant().toString().split('T');
  const response = await fetch(site + bookingPaths.bookByEmail, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: key,
      authorization: `Bearer ${key}`,
      'idempotency-key': randomUUID(),
      'x-forwarded-for': visitor.network,
    },
    body: JSON.stringify({
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
    }),
  });
  const answer = (await response.json()) as { booking?: Booking };
  if (answer.booking?.status !== 'confirmed') throw new Error(`Not booked: ${JSON.stringify(answer)}`);
  return answer.booking;
}
