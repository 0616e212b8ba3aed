import type { BookingRow, Evidence, LiveEvent, StoredBooking } from './evidence.ts';
import { unless, type Violation } from './violation.ts';

/** No two bookings that are held or stand have one time. */
export function checkOverlaps(rows: readonly BookingRow[]): Violation[] {
  const live = rows.filter(({ status }) => status === 'held' || status === 'confirmed');
  return live.flatMap((one, index) =>
    live
      .slice(index + 1)
      .filter((other) => one.lane === other.lane && overlap(one, other))
      .flatMap((other) => unless(false, 'doubled', () => `${one.name} and ${other.name} have the same time`)),
  );
}

/** A booking has at most one event. */
export function checkSecondEvents(rows: readonly BookingRow[], events: readonly LiveEvent[]): Violation[] {
  const byBooking = Map.groupBy(events, ({ bookingId }) => bookingId);
  return rows.flatMap(({ id, name }) => {
    const count = byBooking.get(id)?.length ?? 0;
    return unless(count <= 1, 'doubled', () => `${name} has ${count} events`);
  });
}

/** A booking that stands has its event. So has a canceled one of a visitor, whose own event is theirs to delete. */
export function checkMissingEvents(
  bookings: readonly Pick<StoredBooking, keyof BookingRow | 'calendar' | 'isEventWaiting'>[],
  events: readonly LiveEvent[],
): Violation[] {
  return bookings.flatMap(({ id, name, status, method, calendar, isEventWaiting }) => {
    const hasEvent = status === 'confirmed' || (status === 'cancelled' && method === 'google');
    const isThere = events.some((event) => event.bookingId === id && event.calendar === calendar);
    return unless(
      !hasEvent || isEventWaiting || isThere,
      'lost',
      () => `${name} is ${status} without an event`,
    );
  });
}

/** The company's event is when its booking is, or the company was told. */
export function checkDisplacedEvents({ bookings, events }: Evidence): Violation[] {
  return bookings.flatMap((booking) => {
    const { id, name, method, isDifferenceTold } = booking;
    if (booking.isUnfollowed && !isDifferenceTold)
      return unless(false, 'hidden', () => `${name} can't follow its event, and nobody was told`);
    if (method !== 'email' || booking.status !== 'confirmed' || booking.isEventWaiting) return [];
    const isElsewhere = events.some(
      ({ bookingId, startsAt, endsAt }) =>
        bookingId === id && (startsAt !== booking.startsAt || endsAt !== booking.endsAt),
    );
    return unless(
      !isElsewhere || isDifferenceTold,
      'lost',
      () => `${name} is not where its event is, and nobody was told`,
    );
  });
}

/** An event lives only if a booking stands behind it, or the company knows of it. */
export function checkUnknownEvents({ bookings, otherBookings, events }: Evidence): Violation[] {
  const rows = toRows([...bookings, ...otherBookings]);
  return events.flatMap(({ bookingId, isKnown }) => {
    const row = rows.get(bookingId);
    const isTheirs = row?.status === 'cancelled' && row.method === 'google';
    if (row?.status === 'confirmed' || isTheirs || isKnown) return [];
    if (row?.status === 'cancelled')
      return unless(false, 'doubled', () => `${row.name} is canceled and left its event behind`);
    return unless(
      false,
      'hidden',
      () =>
        `the event of ${row?.name ?? bookingId} lives, its row is ${row?.status ?? 'gone'}, and nobody was told`,
    );
  });
}

/** No two events have one time, unless the company was told. After a move, a visitor's own event is theirs to move. */
export function checkSharedTimes({ bookings, otherBookings, events }: Evidence): Violation[] {
  const rows = toRows([...bookings, ...otherBookings]);
  const told = new Set(bookings.filter(({ isDifferenceTold }) => isDifferenceTold).map(({ id }) => id));
  const taken = events.filter(({ bookingId, startsAt }) => {
    const row = rows.get(bookingId);
    const isLeftBehind = row?.method === 'google' && row.isMoved && row.startsAt !== startsAt;
    return row?.status !== 'cancelled' && !isLeftBehind;
  });
  const groups = Map.groupBy(taken, ({ bookingId, startsAt }) => `${startsAt} ${rows.get(bookingId)?.lane}`);
  return [...groups.values()].flatMap((group) => {
    const isExplained = group.some(
      ({ bookingId, isKnown }) =>
        told.has(bookingId) || (isKnown && rows.get(bookingId)?.status !== 'confirmed'),
    );
    return unless(
      group.length < 2 || isExplained,
      'doubled',
      () =>
        `one time has the events ${group.map(({ bookingId, calendar }) => `${bookingId} of ${calendar}`).join(' and ')}`,
    );
  });
}

function toRows(rows: readonly BookingRow[]): Map<string, BookingRow> {
  return new Map(rows.map((row) => [row.id, row]));
}

function overlap(one: BookingRow, other: BookingRow): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}
