import type { CompanyEvent } from '../../../adapters/calendar/company-calendar.ts';
import type { OpenCalendar } from './company-access.ts';
import type { ExpectedEvent } from './event-repository.ts';
import { toEventId } from '@tt/contract/booking/calendar-file';

/** A time range that a booking can have. */
interface EventTimes {
  startsAt: Date;
  endsAt: Date;
}

/** What the company did to one event by hand. `unclear`: it has no time that a meeting could have. */
export type ManualEdit = { row: ExpectedEvent } & (
  | { kind: 'moved'; etag: string; times: EventTimes }
  | { kind: 'other' | 'unclear'; event: CompanyEvent }
  | { kind: 'deleted' }
);

export type ManualMove = Extract<ManualEdit, { kind: 'moved' }>;

const timeoutMs = 20_000;

/** Compares the bookings with the events that Google lists. */
export async function listManualEdits(
  calendar: OpenCalendar['calendar'],
  rows: readonly ExpectedEvent[],
  events: readonly CompanyEvent[],
  now: Date,
): Promise<ManualEdit[]> {
  const known = new Map(events.map((event) => [event.id, event]));
  const changes: ManualEdit[] = [];
  for (const row of rows) {
    const event = known.get(toEventId(row.id)) ?? (await findMissing(calendar, row));
    const change = event && toChange(row, event, now);
    if (change) changes.push(change);
  }
  return changes;
}

/** The list leaves out deletions from long ago, so an event that is missing from it is read by itself. */
async function findMissing(
  calendar: OpenCalendar['calendar'],
  row: ExpectedEvent,
): Promise<CompanyEvent | 'gone' | undefined> {
  const answer = await calendar.get(toEventId(row.id), { timeoutMs });
  if (answer.kind === 'not_found') return 'gone';
  return answer.kind === 'event' ? answer.event : undefined;
}

function toChange(row: ExpectedEvent, event: CompanyEvent | 'gone', now: Date): ManualEdit | undefined {
  if (event === 'gone' || event.isCancelled)
    return row.event_fault === 'deleted' ? undefined : { kind: 'deleted', row };
  if (event.etag === row.event_etag && row.event_missing_at === null) return undefined;
  const { startsAt, endsAt, etag } = event;
  if (!startsAt || !endsAt || endsAt <= startsAt) return { kind: 'unclear', row, event };
  const isThere =
    startsAt.getTime() === row.starts_at.getTime() && endsAt.getTime() === row.ends_at.getTime();
  if (isThere) return { kind: 'other', row, event };
  return startsAt <= now
    ? { kind: 'unclear', row, event }
    : { kind: 'moved', row, etag, times: { startsAt, endsAt } };
}
