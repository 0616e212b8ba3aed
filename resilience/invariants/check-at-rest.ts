import {
  checkDisplacedEvents,
  checkMissingEvents,
  checkOverlaps,
  checkSecondEvents,
  checkSharedTimes,
  checkUnknownEvents,
} from './calendar.ts';
import type { Evidence } from './evidence.ts';
import { checkCopies, checkMails, checkNotices } from './messages.ts';
import { checkPromisedBookings, checkPromisedInquiries } from './promises.ts';
import { unless, type Violation } from './violation.ts';

/** Everything that must be true when all faults are over and all work is done. */
export function checkAtRest(evidence: Evidence): Violation[] {
  const { promised, inquiries, bookings, otherBookings, events, messages } = evidence;
  const rows = [...bookings, ...otherBookings];
  return [
    ...checkPromisedInquiries(promised.inquiries, inquiries),
    ...checkPromisedBookings(promised.bookings, rows),
    ...rows.flatMap(({ name, status }) => unless(status !== 'held', 'failed', () => `${name} is still held`)),
    ...checkOverlaps(rows),
    ...checkSecondEvents(rows, events),
    ...checkMissingEvents(bookings, events),
    ...checkDisplacedEvents(evidence),
    ...checkUnknownEvents(evidence),
    ...checkSharedTimes(evidence),
    ...checkNotices(evidence),
    ...checkMails(evidence),
    ...checkCopies(messages),
  ];
}
