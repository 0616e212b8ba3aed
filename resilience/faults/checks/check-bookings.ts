import type { Evidence } from '../evidence.ts';
import type { BookingRecord } from '../ledger.ts';
import type { Violation } from '../violation.ts';
import { isTold } from './is-told.ts';

/** Every acknowledged booking exists, with its event, its mail and its notice. */
export function checkBookings(records: BookingRecord[], evidence: Evidence): Violation[] {
  return records.flatMap((record) => (record.id ? checkBooking(record, record.id, evidence) : []));
}

function checkBooking(record: BookingRecord, id: string, evidence: Evidence): Violation[] {
  const name = `booking ${id} (${record.attempts.join(', ')})`;
  const row = evidence.bookings.find((booking) => booking.id === id);
  const wanted = record.isCancelled ? 'cancelled' : 'confirmed';
  if (row?.status !== wanted)
    return [{ kind: 'lost', what: `${name} is ${row?.status ?? 'gone'}, not ${wanted}` }];

  const violations: Violation[] = [];
  const events = evidence.events.filter(({ bookingId, isLive }) => bookingId === id && isLive);
  // The visitor's own event is theirs to delete; ours goes and moves with the booking.
  const isRemoved = record.method === 'email' && record.isCancelled;
  if (isRemoved && events.length > 0)
    violations.push({ kind: 'doubled', what: `${name} left its event behind` });
  const isElsewhere = events.some(
    ({ startsAt, endsAt }) => startsAt !== row.starts_at.getTime() || endsAt !== row.ends_at.getTime(),
  );
  if (record.method === 'email' && isElsewhere && !isTold(evidence, id))
    violations.push({ kind: 'lost', what: `${name} is not where its event is, and nobody was told` });
  if (record.isUnfollowed && !isTold(evidence, id))
    violations.push({ kind: 'hidden', what: `${name} can't follow its event, and nobody was told` });
  if (record.movedTo !== undefined && row.starts_at.getTime() !== record.movedTo)
    violations.push({ kind: 'lost', what: `${name} was moved and is at ${row.starts_at.toISOString()}` });
  if (events.length === 0 && !isRemoved) violations.push({ kind: 'lost', what: `${name} has no event` });
  if (events.length > 1) violations.push({ kind: 'doubled', what: `${name} has ${events.length} events` });

  const isWaiting = evidence.waiting.some(({ data, isDue }) => isDue && data.includes(id));
  const knowsChat = (chat: 'telegram' | 'slack') => evidence.messages[chat].some((text) => text.includes(id));
  if (!isWaiting && !(knowsChat('telegram') && knowsChat('slack'))) {
    violations.push({ kind: 'hidden', what: `${name} is not in both chats` });
  }
  const hasMail = evidence.mails.some(({ to }) => to === record.email);
  const isMailMissed = evidence.messages.telegram.some(
    (text) => text.includes(id) && text.includes('could not be reached by email'),
  );
  if (!isWaiting && !hasMail && !isMailMissed) {
    violations.push({ kind: 'hidden', what: `${name} has no mail, and nobody was told` });
  }
  return violations;
}
