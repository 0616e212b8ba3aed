import type pg from 'pg';
import * as z from 'zod';
import type { Chat } from '../../adapters/chat/chat.ts';
import { deliverOnce } from '../../queue/deliver-once.ts';
import { settleDeliveries } from '../../queue/settle-deliveries.ts';
import type { JobHandler } from '../../queue/work-queue.ts';
import { hasDelivery, recordDelivery } from './delivery-repository.ts';
import { findEnquiry } from './enquiry-repository.ts';
import { formatNotification } from './notification-text.ts';

// The id alone: what a person wrote stays in one table. Jobs of former releases carry more, which is not read.
const jobSchema = z.object({ id: z.uuid() });

/** Announces an enquiry in every chat; run again, it leaves out the chats that have it. */
export function createNotificationJob(pool: pg.Pool, chats: Chat[]): JobHandler {
  return async ({ data }) => {
    const { id } = jobSchema.parse(data);
    const enquiry = await findEnquiry(pool, id);
    if (!enquiry) return;
    await settleDeliveries(
      chats.map((channel) => {
        const delivery = {
          message: `enquiry:${id}`,
          channel,
          isRecorded: () => hasDelivery(pool, id, channel.name),
          record: (client: pg.ClientBase) => recordDelivery(client, id, channel.name),
        };
        return deliverOnce(pool, delivery, () => channel.send(formatNotification(enquiry, channel)));
      }),
    );
  };
}
