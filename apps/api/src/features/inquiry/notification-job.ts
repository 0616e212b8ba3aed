import type pg from 'pg';
import type { Chat } from '../../adapters/chat/chat.ts';
import { deliverToChats } from '../../delivery/deliver-to-chats.ts';
import { parseJobData } from '../../queue/job-data.ts';
import type { JobHandler } from '../../queue/work-queue.ts';
import { findInquiry } from './inquiry-repository.ts';
import { formatNotification } from './notification-text.ts';

/** Announces an inquiry in every chat. */
export function createNotificationJob(options: { pool: pg.Pool; chats: Chat[] }): JobHandler {
  return async ({ data }) => {
    const { id } = parseJobData('contact-form-notification', data);
    const inquiry = await findInquiry(options.pool, id);
    if (!inquiry) return;
    const message = { subject: 'client_request', id, purpose: 'announcement' } as const;
    await deliverToChats(options, message, (chat) => formatNotification(inquiry, chat));
  };
}
