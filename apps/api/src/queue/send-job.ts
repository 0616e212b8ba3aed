import type pg from 'pg';
import type { QueueName } from './queues.ts';

export interface JobOptions {
  /** Counted by the clock of the database, as the queue does. */
  delayMs?: number;
}

/** Writes a job with the caller's transaction: it runs after the commit, and never after a rollback. */
export async function sendJob(
  client: pg.ClientBase | pg.Pool,
  queue: QueueName,
  data: object,
  options: JobOptions = {},
): Promise<void> {
  await client.query({
    name: 'send-job',
    text: `insert into job_outbox (queue, data, start_after)
           values ($1, $2, clock_timestamp() + $3::double precision * interval '1 ms')`,
    values: [queue, JSON.stringify(data), options.delayMs ?? null],
  });
}
