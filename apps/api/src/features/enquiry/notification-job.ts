import type pg from 'pg';
import type { Chat } from '../../adapters/chat/chat.ts';
import { PermanentJobFailure, PostponedJobFailure } from '../../queue/job-failure.ts';
import { settleDeliveries } from '../../queue/settle-deliveries.ts';
import type { JobHandler } from '../../queue/work-queue.ts';
import { findDeliveredChannels, recordDelivery } from './delivery-repository.ts';
import { type EnquiryNotification, enquiryNotificationSchema } from './enquiry-notification.ts';
import { formatNotification } from './notification-text.ts';

/** Announces an enquiry in every chat; run again, it leaves out the chats that have it. */
export function createNotificationJob(pool: pg.Pool, chats: Chat[]): JobHandler {
  return async ({ data }) => {
    const notification = enquiryNotificationSchema.parse(data);
    const delivered = await findDeliveredChannels(pool, notification.id);
    if (!delivered) return;
    const missing = chats.filter((chat) => !delivered.includes(chat.name));
    await settleDeliveries(missing.map((chat) => announce(pool, chat, notification)));
  };
}

async function announce(pool: pg.Pool, chat: Chat, notification: EnquiryNotification): Promise<void> {
  const result = await chat.send(formatNotification(notification));
  if (result.kind === 'delivered') return recordDelivery(pool, notification.id, chat.name);
  const reason = `${chat.name}: ${result.reason}`;
  if (result.kind === 'refused') throw new PermanentJobFailure(reason);
  if (result.retryAfterSeconds) throw new PostponedJobFailure(reason, result.retryAfterSeconds);
  throw new Error(reason);
}
