import type pg from 'pg';
import type { Chat } from '../../../adapters/chat/chat.ts';
import type { ConnectionNotice } from '../../../db/tables.ts';
import { deliverToChats } from '../../../delivery/deliver-to-chats.ts';
import { parseJobData } from '../../../queue/job-data.ts';
import type { JobHandler } from '../../../queue/work-queue.ts';
import { type Connection, findConnection } from './connection-repository.ts';

export interface ConnectionNoticeOptions {
  pool: pg.Pool;
  chats: Chat[];
}

const texts: Record<ConnectionNotice, (connection: Connection) => string> = {
  broken: ({ account_email, broken_reason }) =>
    `The company calendar of ${account_email} no longer answers us (${broken_reason ?? 'unknown'}). Booking by email is closed until it does; the other ways work. See: pnpm ops calendar status`,
  healed: ({ account_email }) =>
    `The company calendar of ${account_email} answers again. Booking by email is open.`,
  cleared: ({ account_email }) =>
    `More than three consultations were deleted at once from the calendar of ${account_email}. No booking was canceled. Cancel what you mean with: pnpm ops bookings cancel ID`,
};

/** Tells the company's chats about its calendar. */
export function createConnectionNoticeJob({ pool, chats }: ConnectionNoticeOptions): JobHandler {
  return async ({ data }) => {
    const { connectionId: id, kind, at } = parseJobData('calendar-notice', data);
    const connection = await findConnection(pool);
    if (connection?.id !== id) return;
    const message = { subject: 'calendar_connection', id, purpose: `${kind}:${at}` } as const;
    await deliverToChats({ pool, chats }, message, () => texts[kind](connection));
  };
}
