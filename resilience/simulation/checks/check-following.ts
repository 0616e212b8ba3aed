import { toInstant } from '@tt/standins/google/calendar/event-schema';
import type { StoredEvent } from '@tt/standins/google/calendar/event-store';
import { unless, type Violation } from '../../invariants/violation.ts';
import type { Story } from '../steps/step-kind.ts';
import { hasTime, listBusy, listOwnEvents, toBookingId } from '../story/company-hand.ts';
import { freeText } from '../story/email-form.ts';
import type { World } from '../world.ts';
import { bufferAfterMinutes } from '../world-config.ts';
import { type BookingState, listBookings } from './booking-state.ts';

/** A booking by email follows its event wherever there is time for it, and has its video link. */
export async function checkFollowing({ world }: Story, waiting: ReadonlySet<string>): Promise<Violation[]> {
  const bookings = await listBookings(world);
  const events = new Map(listOwnEvents(world).map((event) => [toBookingId(event), event]));
  const followed = bookings.filter(
    ({ id, method, status }) => method === 'email' && status === 'confirmed' && !waiting.has(id),
  );
  return [
    ...followed.flatMap((booking) => {
      const event = events.get(booking.id);
      return event ? checkEvent(world, bookings, booking, event) : [];
    }),
    ...world.google.world.events
      .list()
      .flatMap((event) =>
        unless(
          toBookingId(event) === '' || !isOfCompany(event) || !hasFreeText(event),
          'leaked',
          () => 'an event shows its guest a free text',
        ),
      ),
  ];
}

const isOfCompany = ({ body }: StoredEvent) => body.extendedProperties?.private?.app !== undefined;
const hasFreeText = ({ body }: StoredEvent) => JSON.stringify(body).includes(freeText);

function checkEvent(
  world: World,
  bookings: readonly BookingState[],
  booking: BookingState,
  event: StoredEvent,
): Violation[] {
  const { name, starts_at, ends_at, meet_link_status } = booking;
  const { start, end } = event.body;
  const isThere =
    hasTime(event) && toInstant(start) === starts_at.getTime() && toInstant(end) === ends_at.getTime();
  const isKept = isThere || !canFollow(world, event) || isTaken(world, bookings, booking, event);
  return [
    ...unless(meet_link_status !== 'pending', 'hidden', () => `nobody brought the link of ${name}`),
    ...unless(isKept, 'lost', () => `the booking of ${name} could follow its event to ${start.dateTime}`),
  ];
}

/** A meeting can be only where there is time for it, and not in the past. */
export function canFollow(world: World, event: StoredEvent): boolean {
  const { start, end } = event.body;
  return hasTime(event) && toInstant(start) < toInstant(end) && toInstant(start) > world.clock.now;
}

const bufferMs = bufferAfterMinutes * 60_000;

/** Another booking, another event of ours or a private entry is where the event is. */
function isTaken(
  world: World,
  bookings: readonly BookingState[],
  { id }: BookingState,
  { body: { start, end } }: StoredEvent,
): boolean {
  const overlaps = (startsAt: number, endsAt: number) =>
    startsAt < toInstant(end) + bufferMs && toInstant(start) < endsAt;
  return (
    bookings.some(
      (other) =>
        other.id !== id &&
        other.status === 'confirmed' &&
        overlaps(other.starts_at.getTime(), other.ends_at.getTime() + bufferMs),
    ) ||
    [...listBusy(world), ...listOwnEvents(world).filter((other) => toBookingId(other) !== id)].some(
      ({ body }) => overlaps(toInstant(body.start), toInstant(body.end)),
    )
  );
}
