import { runInTransaction } from '../../../db/transaction.ts';
import type { GoogleWayOptions } from './google-way-options.ts';
import { toEventId } from '@tt/contract/booking/calendar-file';
import { settleLink } from '../core/settle-link.ts';
import { awaitConference } from './await-conference.ts';
import { TimeBudget } from '../core/time-budget.ts';

const totalMs = 55_000;

/** The deadline for the link, counted from the confirmation. */
export const followMs = totalMs + 5_000;

/**
 * Keeps polling for a link after the visitor was answered, because the token exists only in this process. The page
 * reads the result from the row.
 */
export async function followConference(
  { pool, calendar, timeouts }: GoogleWayOptions,
  bookingId: string,
  token: string,
  signal: AbortSignal,
): Promise<void> {
  const budget = new TimeBudget(totalMs, signal);
  const eventId = toEventId(bookingId);
  const conference = await awaitConference(
    { calendar, token, eventId, budget, delaysMs: timeouts.laterLinkDelaysMs },
    { kind: 'pending' },
  );
  const link = conference.kind === 'ready' ? conference.link : undefined;
  await runInTransaction(pool, (client) => settleLink(client, bookingId, link));
}
