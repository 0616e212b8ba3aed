import { toInstant } from '@tt/standins/google/calendar/event-schema';
import type { StoredEvent } from '@tt/standins/google/calendar/event-store';
import type { Story } from '../steps/step-kind.ts';
import { hasTime, listBusy, listOwnEvents, toBookingId } from '../story/company-hand.ts';
import { freeText } from '../story/email-form.ts';
import { require } from '../story/violation.ts';
import type { World } from '../world.ts';
import { bufferAfterMinutes } from '../world-config.ts';
import { listDeadLetters } from './list-dead-letters.ts';
import { listMessageStates, type MessageState } from './message-state.ts';

const findClearing = "select from delivery where purpose like 'cleared:%'";

/** At rest the company's calendar has what the bookings by email say, or the company was told what differs. */
export async function checkEmailEnd({ world }: Story): Promise<void> {
  const dead = await listDeadLetters(world);
  const isCleared = (await world.database.query(findClearing)).length > 0;
  const events = Map.groupBy(listOwnEvents(world), toBookingId);
  const bookings = await listMessageStates(world);
  for (const booking of bookings) {
    if (booking.method !== 'email' || booking.is_past) continue;
    const isGivenUp = dead.some(
      ({ name, data }) => name === 'booking-calendar-dead' && data.bookingId === booking.id,
    );
    if (isGivenUp || isCleared) continue;
    if (booking.status === 'confirmed') checkEvent(world, bookings, booking, events.get(booking.id) ?? []);
    else for (const event of events.get(booking.id) ?? []) await checkStray(world, booking, event);
  }
  for (const event of world.google.world.events.list())
    require(toBookingId(event) === '' || !isOfCompany(event) || !hasFreeText(event), () =>
      'an event shows its guest a free text');
}

const isOfCompany = ({ body }: StoredEvent) => body.extendedProperties?.private?.app !== undefined;
const hasFreeText = ({ body }: StoredEvent) => JSON.stringify(body).includes(freeText);

/** An event of a booking that does not stand was put there by hand, or Google made it late: the company knows. */
async function checkStray(world: World, { name, status }: MessageState, event: StoredEvent): Promise<void> {
  if (hasTime(event) && toInstant(event.body.end) <= world.clock.now) return;
  const told = await world.database.query('select from delivery where purpose = $1', [
    `stray:${hasTime(event) ? toInstant(event.body.start) : 0}`,
  ]);
  require(told.length > 0, () =>
    `the booking of ${name} is ${status}, and nobody was told that its event lives`);
}

function checkEvent(
  world: World,
  bookings: readonly MessageState[],
  booking: MessageState,
  events: readonly StoredEvent[],
): void {
  const { name } = booking;
  require(events.length === 1, () =>
    `the booking of ${name} is confirmed and has ${events.length} events in the company's calendar`);
  const [event] = events;
  if (!event) return;
  require(booking.meet_link_status !== 'pending', () => `nobody brought the link of ${name}`);
  const isThere = hasTime(event) && isAt(event, booking.starts_at.getTime(), booking.ends_at.getTime());
  if (isThere) return;
  const kind = canFollow(world, event) ? 'calendarCollision' : 'calendarDiffers';
  require(booking.sent.some((sent) => sent.startsWith(kind)), () =>
    `the event of ${name} is at ${event.body.start.dateTime}, its booking is not, and nobody was told`);
  require(kind === 'calendarDiffers' || isTaken(world, bookings, booking, event), () =>
    `the booking of ${name} could follow its event to ${event.body.start.dateTime}`);
}

function isAt({ body: { start, end } }: StoredEvent, startsAt: number, endsAt: number): boolean {
  return toInstant(start) === startsAt && toInstant(end) === endsAt;
}

/** A meeting can be only where there is time for it, and not in the past. */
function canFollow(world: World, event: StoredEvent): boolean {
  const { start, end } = event.body;
  return hasTime(event) && toInstant(start) < toInstant(end) && toInstant(start) > world.clock.now;
}

const bufferMs = bufferAfterMinutes * 60_000;

/** Another booking, another event of ours or a private entry is where the event is. */
function isTaken(
  world: World,
  bookings: readonly MessageState[],
  { id }: MessageState,
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
