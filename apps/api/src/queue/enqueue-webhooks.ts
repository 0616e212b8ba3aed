import type { Client } from '../db/query.ts';
import type { WebhookEvent } from '../db/tables.ts';
import { findTrace } from '../request-trace.ts';
import type { JobOptions } from './send-job.ts';

/**
 * Enqueues an event for every webhook that wants it, in the caller's transaction. `sequence` tells the changes of one
 * booking apart: 0 when it is made, and one more with each move and with the cancellation.
 */
export async function enqueueWebhooks(
  client: Client,
  event: WebhookEvent,
  subjectId: string,
  sequence: number,
  options: JobOptions = {},
): Promise<void> {
  await client.query({
    name: 'enqueue-webhooks',
    text: `insert into job_outbox (queue, data, start_after)
           select queue, data || $5, clock_timestamp() + $4::double precision * interval '1 ms' from webhook_jobs($1, $2, $3)`,
    values: [event, subjectId, sequence, options.delayMs ?? null, JSON.stringify(findTrace())],
  });
}
