import type pg from 'pg';
import { runInTransaction } from '../../../db/transaction.ts';
import { sendMailJob, sendNoticeJob } from '../jobs/booking-jobs.ts';
import type { BookingOptions } from '../request/booking-options.ts';
import { settleMeetLink } from '../request/booking-repository.ts';
import { awaitConference } from './await-conference.ts';
import { toEventId } from './event-draft.ts';
import { TimeBudget } from './time-budget.ts';

const totalMs = 55_000;

/** The deadline for the link, counted from the confirmation. */
export const followMs = totalMs + 5_000;

/**
 * Keeps polling for a link after the visitor was answered, because the token exists only in this process. The page
 * reads the result from the row.
 */
export async function followConference(
  { pool, calendar, patience }: BookingOptions,
  bookingId: string,
  token: string,
  signal: AbortSignal,
): Promise<void> {
  const budget = new TimeBudget(totalMs, signal);
  const eventId = toEventId(bookingId);
  const conference = await awaitConference(
    { calendar, token, eventId, budget, delaysMs: patience.laterLinkDelaysMs },
    { kind: 'pending' },
  );
  const link = conference.kind === 'ready' ? conference.link : undefined;
  await runInTransaction(pool, (client) => settleLink(client, bookingId, link));
}

/** Stores the final state of a link, found or not, and sends the mail that waited for it. */
export async function settleLink(
  client: pg.ClientBase,
  bookingId: string,
  link: string | undefined,
): Promise<void> {
  if (!(await settleMeetLink(client, bookingId, link))) return;
  await sendMailJob(client, bookingId, 'confirmation');
  if (!link) await sendNoticeJob(client, bookingId, 'linkMissing');
}
