import type { DeskRow } from '@tt/contract/desk/desk-list';
import type { Instant } from '@tt/contract/time/time-zone-offset';
import { countCalendarDays } from '../time/day-distance.ts';

/** The text under the age of a row: what it waits for, or how long it has waited. */
export type Due =
  | { kind: 'held' | 'nothing' }
  | { kind: 'at' | 'today' | 'tomorrow'; at: Instant }
  | { kind: 'over' | 'meetingIn' | 'answeredIn' | 'takenIn'; ms: number }
  | { kind: 'meetingDays'; days: number };

const hourMs = 3_600_000;

/** A meeting within the hour is shown in minutes, a later one in days. */
export function toDue(row: DeskRow, now: Instant, timeZone: string): Due {
  if (row.state === 'flagged') return { kind: 'held' };
  if (row.state === 'spam') return { kind: 'nothing' };
  const dueAt = row.dueAt === null ? null : Date.parse(row.dueAt);
  if (dueAt !== null && dueAt < now) return { kind: 'over', ms: now - dueAt };
  return toMeetingDue(row, now, timeZone) ?? toAnswerDue(dueAt, now, timeZone) ?? toPastWait(row);
}

function toMeetingDue({ meeting }: DeskRow, now: Instant, timeZone: string): Due | undefined {
  if (!meeting || meeting.isCancelled) return undefined;
  const startsAt = Date.parse(meeting.startsAt);
  if (startsAt <= now) return undefined;
  if (startsAt - now < hourMs) return { kind: 'meetingIn', ms: startsAt - now };
  return { kind: 'meetingDays', days: countCalendarDays(startsAt, now, timeZone) };
}

function toAnswerDue(dueAt: Instant | null, now: Instant, timeZone: string): Due | undefined {
  if (dueAt === null) return undefined;
  const days = countCalendarDays(dueAt, now, timeZone);
  return { kind: days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'at', at: dueAt };
}

function toPastWait({ kind, receivedAt, answeredAt, takenAt, meeting }: DeskRow): Due {
  if (meeting?.isCancelled) return { kind: 'nothing' };
  const since = (at: string) => Date.parse(at) - Date.parse(receivedAt);
  if (answeredAt) return { kind: 'answeredIn', ms: since(answeredAt) };
  if (kind === 'booking' && takenAt) return { kind: 'takenIn', ms: since(takenAt) };
  return { kind: 'nothing' };
}
