import type pg from 'pg';
import type { QueueName } from './queues.ts';

export interface JobOptions {
  startAfter?: Date;
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
    text: 'insert into job_outbox (queue, data, start_after) values ($1, $2, $3)',
    values: [queue, JSON.stringify(data), options.startAfter ?? null],
  });
}
