import type pg from 'pg';
import type { Logger } from 'pino';
import type { CompanyEvent } from '../../../adapters/calendar/company-calendar.ts';
import { runInTransaction } from '../../../db/transaction.ts';
import { sendJob } from '../../../queue/send-job.ts';
import type { JobHandler } from '../../../queue/work-queue.ts';
import { toEventId } from '../event/event-draft.ts';
import { sendNoticeJob } from '../jobs/booking-jobs.ts';
import { moveBooking, type PlaceRules } from '../place/place-repository.ts';
import { cancel } from '../request/cancel.ts';
import type { CompanyAccess, OpenCalendar } from './company-access.ts';
import {
  acceptEtag,
  type ExpectedEvent,
  listExpectedEvents,
  noteEventTimes,
  noteMissing,
} from './event-repository.ts';

export interface LookJobOptions {
  pool: pg.Pool;
  log: Logger;
  companyAccess: CompanyAccess;
  app: string;
  place: PlaceRules;
  now: () => Date;
  /** A deletion counts if it is still there so long after it was first seen: people undo. */
  undoMs: number;
}

const timeoutMs = 20_000;
/** More deletions in one look are no plan, but a calendar that somebody cleared. */
const mostDeletions = 3;

/** What the company did to one event by hand. */
type HandMade = { row: ExpectedEvent } & (
  | { kind: 'moved' | 'other'; event: CompanyEvent }
  | { kind: 'deleted' }
);

/** Runs every two minutes: follows what the company changed in its own calendar, and tells the visitor. */
export function createLookJob(options: LookJobOptions): JobHandler {
  return async () => {
    const rows = await listExpectedEvents(options.pool);
    const open = rows.length > 0 ? await options.companyAccess.find() : undefined;
    if (!open) return;
    const changes = await findChanges(options, open, rows);
    const deleted = changes.filter(({ kind }) => kind === 'deleted');
    if (deleted.length > mostDeletions) await reportClearing(options, open, deleted);
    for (const change of changes) {
      if (change.kind === 'moved') await follow(options, change.row, change.event);
      else if (change.kind === 'other') await acceptOther(options, change.row, change.event);
      else if (deleted.length <= mostDeletions) await followDeletion(options, change.row);
    }
  };
}

async function findChanges(
  { companyAccess, app, now }: LookJobOptions,
  { calendar, connection }: OpenCalendar,
  rows: ExpectedEvent[],
): Promise<HandMade[]> {
  const answer = await calendar.list(app, now(), { timeoutMs });
  if (answer.kind === 'invalid') throw new Error(`Google finds the question invalid: ${answer.detail}`);
  if (answer.kind !== 'events') {
    await companyAccess.reportFailure(connection, answer);
    return [];
  }
  const events = new Map(answer.events.map((event) => [event.id, event]));
  const changes: HandMade[] = [];
  for (const row of rows) {
    const change = toChange(row, events.get(toEventId(row.id)) ?? (await findMissing(calendar, row)));
    if (change) changes.push(change);
  }
  return changes;
}

/** The list leaves out a deletion that is long ago, so an event that is not in it is asked for. */
async function findMissing(
  calendar: OpenCalendar['calendar'],
  row: ExpectedEvent,
): Promise<CompanyEvent | 'gone' | 'unknown'> {
  const answer = await calendar.get(toEventId(row.id), { timeoutMs });
  if (answer.kind === 'not_found') return 'gone';
  return answer.kind === 'event' ? answer.event : 'unknown';
}

function toChange(row: ExpectedEvent, event: CompanyEvent | 'gone' | 'unknown'): HandMade | undefined {
  if (event === 'unknown') return undefined;
  if (event === 'gone' || event.isCancelled) return { kind: 'deleted', row };
  if (event.etag === row.event_etag && row.event_missing_at === null) return undefined;
  const isMoved =
    event.startsAt !== undefined &&
    event.endsAt !== undefined &&
    (event.startsAt.getTime() !== row.starts_at.getTime() ||
      event.endsAt.getTime() !== row.ends_at.getTime());
  return { kind: isMoved ? 'moved' : 'other', row, event };
}

/** The booking follows its event, also outside business hours. Another booking in the way is for people to settle. */
async function follow(options: LookJobOptions, row: ExpectedEvent, event: CompanyEvent): Promise<void> {
  const { startsAt, endsAt } = event;
  if (!startsAt || !endsAt) return;
  const { id, sequence } = row;
  await runInTransaction(options.pool, async (client) => {
    if (!(await noteEventTimes(client, row, { startsAt, endsAt }))) return;
    const task = {
      id,
      startsAt,
      endsAt,
      expectedSequence: sequence,
      key: `look:${id}:${event.etag}`,
      requestHash: '',
    };
    const { kind } = await moveBooking(client, task, options.place, [
      { queue: 'booking-calendar', data: {} },
      { queue: 'booking-mail', data: { kind: 'movedByCompany' } },
      { queue: 'booking-notice', data: { kind: 'movedByCompany' } },
      { queue: 'webhook', data: { event: 'booking.moved' } },
    ]);
    if (kind === 'taken') await sendNoticeJob(client, id, 'calendarCollision', { sequence });
    if (kind === 'taken' || kind === 'same') await acceptEtag(client, row, event.etag);
  });
}

async function acceptOther(options: LookJobOptions, row: ExpectedEvent, event: CompanyEvent): Promise<void> {
  const { sequence } = row;
  const guest = event.guests.find(({ email }) => email.toLowerCase() === row.organizer_email?.toLowerCase());
  if (guest?.responseStatus === 'declined')
    await sendNoticeJob(options.pool, row.id, 'declined', { sequence });
  await acceptEtag(options.pool, row, event.etag);
}

async function followDeletion(options: LookJobOptions, row: ExpectedEvent): Promise<void> {
  if (await noteMissing(options.pool, row, options.undoMs)) await cancel(options.pool, row, 'company');
}

/** Named by the first meeting that is gone, so that the same clearing is told once. */
async function reportClearing(
  { log, pool }: LookJobOptions,
  { connection }: OpenCalendar,
  deleted: HandMade[],
): Promise<void> {
  log.warn({ count: deleted.length }, 'many events were deleted at once, so no booking follows');
  const at = Math.min(...deleted.map(({ row }) => row.starts_at.getTime()));
  await sendJob(pool, 'calendar-notice', { connectionId: connection.id, kind: 'cleared', at });
}
