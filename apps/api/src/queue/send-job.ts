import { sql } from 'kysely';
import { type Client, query, run } from '../db/query.ts';
import { findTrace } from '../request-trace.ts';
import type { JobInput } from './job-data.ts';
import type { QueueName } from './queues.ts';

export interface JobOptions {
  /** Counted by the database clock, like the queue's own times. */
  delayMs?: number;
}

/** Enqueues a job in the caller's transaction: it runs after the commit, and never after a rollback. */
export async function sendJob<Name extends QueueName>(
  client: Client,
  queue: Name,
  data: JobInput<Name>,
  options: JobOptions = {},
): Promise<void> {
  const { delayMs = null } = options;
  const statement = query.insertInto('job_outbox').values({
    queue,
    data: { ...data, ...findTrace() },
    start_after: sql<Date | null>`clock_timestamp() + ${delayMs}::double precision * interval '1 ms'`,
  });
  await run(client, statement, 'send-job');
}
