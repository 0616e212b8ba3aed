import type pg from 'pg';
import type { Logger } from 'pino';
import { runInTransaction } from '../../../db/transaction.ts';
import { sendJob } from '../../../queue/send-job.ts';
import type { JobHandler } from '../../../queue/work-queue.ts';
import { sendNoticeJob } from '../core/booking-jobs.ts';
import type { PlaceRules } from '../core/place-repository.ts';
import { cancel } from '../core/cancel.ts';
import type { CompanyAccess, OpenCalendar } from './company-access.ts';
import {
  acceptDeletion,
  acceptEtag,
  type ExpectedEvent,
  listExpectedEvents,
  noteMissing,
} from './event-repository.ts';
import { followMoves } from './follow-moves.ts';
import { type ManualEdit, listManualEdits } from './manual-edits.ts';
import { settleStrays } from './stray-events.ts';

export interface ReconcileOptions {
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
/** More new deletions in one look are not intended: somebody has cleared the calendar. */
const maxDeletions = 3;

/** Runs every two minutes: follows what the company changed in its own calendar, and tells the visitor. */
export function createReconcileJob(options: ReconcileOptions): JobHandler {
  const { pool, companyAccess } = options;
  return async () => {
    const open = await companyAccess.find();
    if (!open) return;
    // Read before calling Google, because a booking made in the meantime is not in the response.
    const rows = await listExpectedEvents(pool);
    const answer = await open.calendar.list(options.app, options.now(), { timeoutMs });
    if (answer.kind === 'invalid') throw new Error(`Google finds the question invalid: ${answer.detail}`);
    if (answer.kind !== 'events') return companyAccess.reportFailure(open.connection, answer);
    const changes = await listManualEdits(open.calendar, rows, answer.events, options.now());
    const deleted = changes.filter((change) => change.kind === 'deleted');
    const moved = changes.filter((change) => change.kind === 'moved');
    const unseen = deleted.filter(({ row }) => row.event_missing_at === null);
    const cleared = unseen.length > maxDeletions ? unseen : [];
    const followed = deleted.filter((change) => !cleared.includes(change));
    const steps = [
      // Deletions first, because another meeting may move to a place that they free.
      ...followed.map(
        ({ row }) =>
          () =>
            followDeletion(options, row),
      ),
      ...(cleared.length > 0 ? [() => reportClearing(options, open, cleared)] : []),
      ...changes.map((change) => () => acceptOther(options, change)),
      () => followMoves(options, moved),
      () => settleStrays(pool, open.connection.id, answer.events),
    ];
    const failures: unknown[] = [];
    for (const step of steps) await step().catch((error) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'a part of the calendar was not followed');
  };
}

/**
 * A change that keeps the time is the company's own business. The company is notified of changes that it may not have
 * intended.
 */
async function acceptOther({ pool }: ReconcileOptions, change: ManualEdit): Promise<void> {
  if (change.kind !== 'other' && change.kind !== 'unclear') return;
  const { row, event } = change;
  const { sequence } = row;
  const guest = event.guests.find(({ email }) => email.toLowerCase() === row.visitor_email?.toLowerCase());
  await runInTransaction(pool, async (client) => {
    const isUnclear = change.kind === 'unclear';
    if (isUnclear)
      await sendNoticeJob(client, row.id, 'calendarDiffers', { sequence, at: event.startsAt?.getTime() });
    if (guest?.responseStatus === 'declined') await sendNoticeJob(client, row.id, 'declined', { sequence });
    await acceptEtag(client, row, event.etag, isUnclear ? 'differs' : null);
  });
}

async function followDeletion({ pool, undoMs }: ReconcileOptions, row: ExpectedEvent): Promise<void> {
  if (await noteMissing(pool, row, undoMs)) await cancel(pool, row, { by: 'company' });
}

/** The company is asked once. A later deletion counts on its own. */
async function reportClearing(
  { log, pool, now }: ReconcileOptions,
  { connection }: OpenCalendar,
  deleted: readonly { row: ExpectedEvent }[],
): Promise<void> {
  log.warn({ count: deleted.length }, 'many events were deleted at once, so no booking follows');
  await runInTransaction(pool, async (client) => {
    const at = now().getTime();
    const bookingIds = deleted.map(({ row }) => row.id);
    await sendJob(client, 'calendar-notice', {
      connectionId: connection.id,
      kind: 'cleared',
      at,
      bookingIds,
    });
    for (const { row } of deleted) await acceptDeletion(client, row);
  });
}
