import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from '../world/world.ts';

/** Longer than an email is claimed by a process that was killed while it sent it. */
const timeoutMs = 120_000;
const pauseMs = 200;

const countUnsettled = `
  select
    (select count(*) from job_outbox
     where coalesce(start_after, created_at) <= now() and queue in (select name from pgboss.queue))::int
    + (select count(*) from pgboss.job
       where (state in ('active', 'retry') or (state = 'created' and start_after <= now()))
         and name not like '%-dead' and name not like '\\_\\_%')::int
    + (select count(*) from booking where status = 'held')::int
    as count`;

// Simulates a day of waiting: only the time of a job or of a hold is moved, never its result.
// A message that a killed process has claimed waits for the end of the claim, or all retries would be spent in it.
const hurryRetries = `
  update pgboss.job set start_after = now() where state = 'retry' and start_after > now() and not exists (
    select from delivery_claim where claimed_until > clock_timestamp()
      and split_part(key, ':', 2) in (data->>'id', data->>'bookingId', data->>'summaryId'))`;
const spendRetries = `
  update pgboss.job set retry_count = retry_limit - 1 where state = 'retry' and retry_count < retry_limit - 1`;
// A process that still looks for the event renews the hold, at the latest after sixteen seconds.
const endHolds = `
  update booking set hold_expires_at = now() - interval '1 second', attempt_expires_at = now() - interval '1 second'
  where status = 'held' and hold_expires_at > now() and hold_expires_at < now() + $1 * interval '1 second'`;
const hurryWatches = `
  with unsettled as (select id::text from booking where status not in ('confirmed', 'cancelled'))
  update job_outbox set start_after = now() - interval '1 second'
  where queue = 'booking-watch' and start_after > now() and data->>'bookingId' in (select id from unsettled)`;
const hurryQueuedWatches = `
  with unsettled as (select id::text from booking where status not in ('confirmed', 'cancelled'))
  update pgboss.job set start_after = now() - interval '1 second'
  where name = 'booking-watch' and state = 'created' and start_after > now()
    and data->>'bookingId' in (select id from unsettled)`;

export interface SettleOptions {
  /** Queues whose delayed jobs are due now. */
  hurriedQueues: ReadonlySet<string>;
  /** Failing jobs count as retried for two days. */
  isLastTry: boolean;
  /** No process is left that could still work on a booking of this fault. */
  isAlone: boolean;
}

/** Waits until nothing is left to do. What is left then is reported by a metric, or hidden. */
export async function settle(
  world: World,
  { hurriedQueues, isAlone, isLastTry }: SettleOptions,
): Promise<void> {
  const { database } = world;
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (isLastTry) await database.query(spendRetries);
    await database.query(hurryRetries);
    await database.query(endHolds, [isAlone ? 120 : 100]);
    await database.query(hurryWatches);
    await database.query(hurryQueuedWatches);
    for (const queue of hurriedQueues) await hurryQueue(world, queue);
    const [row] = await database.query<{ count: number }>(countUnsettled);
    if (row?.count === 0) return;
    await sleep(pauseMs);
  }
}

async function hurryQueue({ database }: World, queue: string): Promise<void> {
  await database.query('update job_outbox set start_after = now() where queue = $1 and start_after > now()', [
    queue,
  ]);
  await database.query(
    `update pgboss.job set start_after = now() where name = $1 and state = 'created' and start_after > now()`,
    [queue],
  );
}
