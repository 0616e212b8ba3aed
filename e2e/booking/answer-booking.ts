import type { Page } from '@playwright/test';
import type { Booking } from '@tt/contract/booking/booking-response';
import { bookingPaths } from './booking-page.ts';

export const viewKey = 'abcDEF-123_abcDEF-123_';
const meetLink = 'https://meet.example/abc-defg-hij';

/** A booking by email, three days ahead, that the server would still let its owner move. */
export function createBooking(changes: Partial<Booking> = {}): Booking {
  const today = Temporal.Now.plainDateISO('Europe/Warsaw');
  const start = today.add({ days: 3 }).toZonedDateTime({ timeZone: 'Europe/Warsaw', plainTime: '11:30' });
  return {
    id: '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b',
    viewKey,
    status: 'confirmed',
    startsAt: toIso(start),
    duration: 15,
    timezone: 'Europe/Warsaw',
    meetLinkStatus: 'ready',
    shortId: 'TT-7K2M9Q',
    method: 'email',
    sequence: 0,
    email: 'a•••@example.com',
    bookedAt: toIso(Temporal.Now.zonedDateTimeISO('Europe/Warsaw')),
    movableUntil: toIso(start.subtract({ hours: 2 })),
    ...changes,
  };
}

/** The server's response about a booking. */
export function toAnswer(booking: Booking): object {
  const hasLink = booking.status === 'confirmed' && booking.meetLinkStatus === 'ready';
  return { success: true, booking, ...(hasLink && { meetLink }) };
}

/**
 * Responds to each lookup of a booking in place of the server, so that the page shows a state that takes days to
 * reach. The last response counts.
 */
export async function answerView(page: Page, changes: Partial<Booking> = {}): Promise<Booking> {
  const booking = createBooking(changes);
  await page.route(`**${bookingPaths.view}`, (route) => route.fulfill({ json: toAnswer(booking) }));
  return booking;
}

/** An instant in the API's format, this far from now. */
export function fromNow(distance: Temporal.DurationLike): string {
  return toIso(Temporal.Now.zonedDateTimeISO('Europe/Warsaw').add(distance));
}

function toIso(moment: Temporal.ZonedDateTime): string {
  return new Date(moment.epochMilliseconds).toISOString();
}
