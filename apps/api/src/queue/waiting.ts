import { sql } from 'kysely';
import type pg from 'pg';
import { query, run } from '../db/query.ts';
import { listQueuesFor, type QueueName, type Reader } from './queues.ts';
import type { JobHandler } from './work-queue.ts';

/** Telegram takes 20 messages a minute in a group: https://core.telegram.org/bots/faq#my-bot-is-hitting-limits-how-do-i-avoid-this */
const secondsBetween = 3;

/** For a queue whose reader has no channel: the job goes back to the outbox, without retries or dead letters. */
export function createWaitingJob(pool: pg.Pool, queue: QueueName): JobHandler {
  return async ({ data }) => {
    const postponed_until = sql<Date>`'infinity'`;
    await run(pool, query.insertInto('job_outbox').values({ queue, data: data as object, postponed_until }));
  };
}

// One at a time, so that a chat which was connected late can take them all.
const wake = `
  with waiting as (
    select id from job_outbox where postponed_until = 'infinity' and queue = any($1) for update skip locked
  ), placed as (
    select id, row_number() over (order by id) - 1 as place from waiting
  )
  update job_outbox o set postponed_until = null,
    start_after = clock_timestamp() + placed.place * interval '${secondsBetween} seconds'
  from placed where o.id = placed.id`;

/** Releases the jobs that waited for these readers, the oldest first. */
export async function wakeWaiting(pool: pg.Pool, readers: readonly Reader[]): Promise<void> {
  const queues = readers.flatMap(listQueuesFor);
  if (queues.length > 0) await pool.query(wake, [queues]);
}
