import type { Story } from '../steps/step-kind.ts';
import { require } from '../story/violation.ts';
import { type BookingState, listBookings, listLiveEvents } from './booking-state.ts';
import { requireArrivals } from './count-arrivals.ts';
import { type DeadLetter, listDeadLetters } from './list-dead-letters.ts';

/** Every booking with Google was announced to the company once, and no event exists that nobody knows of. */
export async function checkBookingsEnd(story: Story): Promise<void> {
  const { world } = story;
  const bookings = await listBookings(world);
  const dead = await listDeadLetters(world);
  for (const booking of bookings) {
    require(booking.status !== 'held', () => `the booking of ${booking.name} is still held`);
    if (booking.method === 'email') continue;
    if (booking.status === 'confirmed') checkNotice(story, 'New consultation', booking, dead);
    if (booking.status === 'cancelled') checkNotice(story, 'Consultation canceled', booking, dead);
  }
  for (const [id, [event]] of listLiveEvents(world)) {
    const booking = bookings.find((candidate) => candidate.id === id);
    if (id === '' || booking?.method === 'email') continue;
    if (booking?.status === 'confirmed' || booking?.status === 'cancelled') continue;
    if (hasDeadLetter(dead, id, 'booking-watch') || hasDeadLetter(dead, id, 'booking-notice')) continue;
    checkCompanyNotified(
      story,
      id,
      `${event?.calendar} has an event of a booking that is ${booking?.status ?? 'gone'}`,
    );
  }
}

const hasDeadLetter = (dead: DeadLetter[], id: string, queue: string) =>
  dead.some(({ name, data }) => name === `${queue}-dead` && data.bookingId === id);

function checkNotice({ world }: Story, words: string, { id, name }: BookingState, dead: DeadLetter[]): void {
  for (const chat of ['telegram', 'slack'] as const) {
    const arrivals = world[chat].messages.filter(({ text }) => text.startsWith(words) && text.includes(id));
    requireArrivals(`the notice '${words}' of ${name} in ${chat}`, arrivals, {
      missing: Number(hasDeadLetter(dead, id, 'booking-notice')),
    });
  }
}

/** Every chat of the company got the notice of a booking in doubt. */
function checkCompanyNotified({ world }: Story, id: string, words: string): void {
  for (const chat of ['telegram', 'slack'] as const) {
    const isNotified = world[chat].messages.some(
      ({ text }) => text.startsWith('Booking in doubt') && text.includes(id),
    );
    require(isNotified, () => `${words}, and ${chat} got no notice`);
  }
}
