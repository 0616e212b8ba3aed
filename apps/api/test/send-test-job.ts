import type { Client } from '../src/db/query.ts';
import type { QueueName } from '../src/queue/queues.ts';
import { type JobOptions, sendJob } from '../src/queue/send-job.ts';

/** A job with data of any shape, as another release or a bug may write it. */
export function sendTestJob(
  client: Client,
  queue: QueueName,
  data: object = {},
  options?: JobOptions,
): Promise<void> {
  return sendJob(client, queue as 'retention', data as Record<string, never>, options);
}
