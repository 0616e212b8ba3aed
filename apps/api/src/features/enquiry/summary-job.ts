import type pg from 'pg';
import * as z from 'zod';
import type { Chat } from '../../adapters/chat/chat.ts';
import type { SummaryKind } from '../../db/tables.ts';
import { deliverOnce } from '../../queue/deliver-once.ts';
import type { QueueName } from '../../queue/queues.ts';
import { settleDeliveries } from '../../queue/settle-deliveries.ts';
import type { JobHandler } from '../../queue/work-queue.ts';
import {
  createSummary,
  findSummary,
  hasSummaryDelivery,
  recordSummaryDelivery,
  summarySize,
} from './summary-repository.ts';
import { formatSummary } from './summary-text.ts';

const queue: QueueName = 'enquiry-summary-notification';
const jobSchema = z.object({ summaryId: z.uuid() });

/** Runs by the clock; when nothing waits, nothing is sent. */
export function createSummaryJob(pool: pg.Pool, kind: SummaryKind): JobHandler {
  return async () => {
    while ((await createSummary(pool, kind, queue)) === summarySize);
  };
}

/** Sends a summary to every chat; run again, it leaves out the chats that have it. */
export function createSummaryNotificationJob(pool: pg.Pool, chats: Chat[]): JobHandler {
  return async ({ data }) => {
    const { summaryId } = jobSchema.parse(data);
    const summary = await findSummary(pool, summaryId);
    if (!summary) return;
    await settleDeliveries(
      chats.map((channel) => {
        const delivery = {
          message: `enquiry-summary:${summaryId}`,
          channel,
          isRecorded: () => hasSummaryDelivery(pool, summaryId, channel.name),
          record: (client: pg.ClientBase) => recordSummaryDelivery(client, summaryId, channel.name),
        };
        return deliverOnce(pool, delivery, () => channel.send(formatSummary(summary, channel)));
      }),
    );
  };
}
