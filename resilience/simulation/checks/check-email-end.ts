import type { StoredEvent } from '@tt/standins/google/calendar/event-store';
import type { Story } from '../steps/step-kind.ts';
import { listOwnEvents, toBookingId } from '../story/company-hand.ts';
import { freeText } from '../story/email-form.ts';
import { require } from '../story/violation.ts';
import { listDeadLetters } from './list-dead-letters.ts';
import { listMessageStates, type MessageState } from './message-state.ts';

const findClearing = "select from delivery where purpose like 'cleared:%'";

/** At rest the company's calendar has what the bookings by email say. */
export async function checkEmailEnd({ world }: Story): Promise<void> {
  const dead = await listDeadLetters(world);
  const isCleared = (await world.database.query(findClearing)).length > 0;
  const events = Map.groupBy(listOwnEvents(world), toBookingId);
  for (const booking of await listMessageStates(world)) {
    if (booking.method !== 'email') continue;
    const isGivenUp = dead.some(
      ({ name, data }) => name === 'booking-calendar-dead' && data.bookingId === booking.id,
    );
    // What a person was told to settle, and what is over, may differ.
    const isTold = isCleared || booking.sent.some((sent) => sent.startsWith('calendarCollision'));
    if (!isGivenUp && !isTold && !booking.is_past) checkEvent(booking, events.get(booking.id) ?? []);
  }
  for (const event of world.google.world.events.list())
    require(toBookingId(event) === '' || !isOfCompany(event) || !hasFreeText(event), () =>
      'an event shows its guest a free text');
}

const isOfCompany = ({ body }: StoredEvent) => body.extendedProperties?.private?.app !== undefined;
const hasFreeText = ({ body }: StoredEvent) => JSON.stringify(body).includes(freeText);

function checkEvent(booking: MessageState, events: StoredEvent[]): void {
  const { name, status } = booking;
  const wanted = status === 'confirmed' ? 1 : 0;
  require(events.length === wanted, () =>
    `the booking of ${name} is ${status} and has ${events.length} events in the company's calendar`);
  const [event] = events;
  if (!event) return;
  const isThere =
    Date.parse(event.body.start.dateTime) === booking.starts_at.getTime() &&
    Date.parse(event.body.end.dateTime) === booking.ends_at.getTime();
  require(isThere, () => `the event of ${name} is at ${event.body.start.dateTime}, its booking is not`);
  require(booking.meet_link_status !== 'pending', () => `nobody brought the link of ${name}`);
}
