import type pg from 'pg';
import * as z from 'zod';
import type { Chat } from '../../adapters/chat/chat.ts';
import { PermanentJobFailure, PostponedJobFailure } from '../../queue/job-failure.ts';
import { settleDeliveries } from '../../queue/settle-deliveries.ts';
import type { JobHandler } from '../../queue/work-queue.ts';
import { findAnnouncement, recordDelivery } from './delivery-repository.ts';
import { type AnnouncedEnquiry, formatNotification } from './notification-text.ts';

// The id alone: what a person wrote stays in one table. Jobs of former releases carry more, which is not read.
const jobSchema = z.object({ id: z.uuid() });

/** Announces an enquiry in every chat; run again, it leaves out the chats that have it. */
export function createNotificationJob(pool: pg.Pool, chats: Chat[]): JobHandler {
  return async ({ data }) => {
    const { id } = jobSchema.parse(data);
    const announcement = await findAnnouncement(pool, id);
    if (!announcement) return;
    const { enquiry, channels } = announcement;
    const missing = chats.filter((chat) => !channels.includes(chat.name));
    await settleDeliveries(missing.map((chat) => announce(pool, chat, enquiry)));
  };
}

async function announce(pool: pg.Pool, chat: Chat, enquiry: AnnouncedEnquiry): Promise<void> {
  const result = await chat.send(formatNotification(enquiry, chat));
  if (result.kind === 'delivered') return recordDelivery(pool, enquiry.id, chat.name);
  const reason = `${chat.name}: ${result.reason}`;
  if (result.kind === 'refused') throw new PermanentJobFailure(reason);
  if (result.retryAfterSeconds) throw new PostponedJobFailure(reason, result.retryAfterSeconds);
  throw new Error(reason);
}
