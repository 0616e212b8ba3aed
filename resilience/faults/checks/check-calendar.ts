import type { CalendarEvent, Evidence } from '../evidence.ts';
import type { Violation } from '../violation.ts';
import { isTold } from './is-told.ts';

const liveStatuses = ['held', 'confirmed'];

/** No double booking: neither in the database nor, without a notice to the company, in the calendars. */
export function checkCalendar(evidence: Evidence): Violation[] {
  return [...findOverlaps(evidence), ...findOrphans(evidence), ...findSharedTimes(evidence)];
}

function findOverlaps({ bookings }: Evidence): Violation[] {
  const live = bookings
    .filter(({ status }) => liveStatuses.includes(status))
    .toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime());
  return live.flatMap((booking, index) => {
    const next = live[index + 1];
    if (!next || next.starts_at >= booking.ends_at) return [];
    return [
      { kind: 'doubled', what: `${booking.starts_at.toISOString()} is held by ${booking.id} and ${next.id}` },
    ];
  });
}

/** An event without a booking is visible only to its visitor. */
function findOrphans(evidence: Evidence): Violation[] {
  return evidence.events.flatMap((event) => {
    const status = findStatus(evidence, event);
    const isKnown = status === 'confirmed' || status === 'cancelled' || isAnnounced(evidence, event);
    if (!event.isLive || isKnown) return [];
    return [
      {
        kind: 'hidden',
        what: `the event of booking ${event.bookingId} lives, its row is ${status ?? 'gone'}`,
      },
    ];
  });
}

function findSharedTimes(evidence: Evidence): Violation[] {
  const taken = evidence.events.filter(
    (event) => event.isLive && findStatus(evidence, event) !== 'cancelled',
  );
  return Map.groupBy(taken, ({ startsAt }) => startsAt)
    .values()
    .flatMap((events): Violation[] => {
      const unknown = events.filter((event) => findStatus(evidence, event) !== 'confirmed');
      if (events.length < 2 || unknown.some((event) => isAnnounced(evidence, event))) return [];
      // The company put one onto the other, and is asked to move it again.
      if (events.some(({ bookingId }) => isTold(evidence, bookingId))) return [];
      return [{ kind: 'doubled', what: `one time has the events ${events.map(toName).join(' and ')}` }];
    })
    .toArray();
}

function findStatus({ bookings }: Evidence, { bookingId }: CalendarEvent): string | undefined {
  return bookings.find(({ id }) => id === bookingId)?.status;
}

function isAnnounced({ messages }: Evidence, { bookingId }: CalendarEvent): boolean {
  return messages.telegram.some((text) => text.includes(bookingId));
}

function toName({ bookingId, email }: CalendarEvent): string {
  return `${bookingId} of ${email}`;
}
