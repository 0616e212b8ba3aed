import type pg from 'pg';
import type { Chat } from '../../../adapters/chat/chat.ts';
import { deliverToChats } from '../../../delivery/deliver-to-chats.ts';
import { parseJobData } from '../../../queue/job-data.ts';
import type { JobHandler } from '../../../queue/work-queue.ts';
import { toConnectionNotice } from './connection-notice.ts';
import { findConnection } from '../calendar/connection-repository.ts';

export interface ConnectionNoticeOptions {
  pool: pg.Pool;
  chats: Chat[];
  businessTimeZone: string;
}

/** Tells the company's chats about its calendar. */
export function createConnectionNoticeJob(options: ConnectionNoticeOptions): JobHandler {
  const { pool, chats, businessTimeZone } = options;
  return async ({ data }) => {
    const { connectionId: id, kind, at } = parseJobData('calendar-notice', data);
    const connection = await findConnection(pool);
    if (connection?.id !== id) return;
    const message = { subject: 'calendar_connection', id, purpose: `${kind}:${at}` } as const;
    await deliverToChats({ pool, chats }, message, () =>
      toConnectionNotice(kind, connection, { at: new Date(at), businessTimeZone }),
    );
  };
}
