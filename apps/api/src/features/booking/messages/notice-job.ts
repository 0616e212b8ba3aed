import type pg from 'pg';
import type { Chat } from '../../../adapters/chat/chat.ts';
import type { NoticeKind } from '../../../db/tables.ts';
import { deliverToChats } from '../../../delivery/deliver-to-chats.ts';
import { parseJobData } from '../../../queue/job-data.ts';
import type { JobHandler } from '../../../queue/work-queue.ts';
import { toNoticeText } from './notice-text.ts';
import { findBooking } from '../core/booking-repository.ts';
import type { BookingRow } from '../core/booking-row.ts';
import { toPurpose } from '../core/booking-jobs.ts';

export interface NoticeJobOptions {
  pool: pg.Pool;
  chats: Chat[];
  businessTimeZone: string;
}

/** Announces a booking in the company's chats. */
export function createNoticeJob(options: NoticeJobOptions): JobHandler {
  return async ({ data }) => {
    const { bookingId, kind, sequence, at } = parseJobData('booking-notice', data);
    const row = await findBooking(options.pool, bookingId);
    if (row) await sendNotice(options, row, kind, { sequence, at });
  };
}

export async function sendNotice(
  { pool, chats, businessTimeZone }: NoticeJobOptions,
  row: BookingRow,
  kind: NoticeKind,
  { sequence = 0, at }: { sequence?: number; at?: number | undefined } = {},
): Promise<void> {
  const message = { subject: 'booking', id: row.id, purpose: toPurpose(kind, sequence, at) } as const;
  await deliverToChats({ pool, chats }, message, (chat) =>
    toNoticeText(kind, row, { businessTimeZone }, chat),
  );
}
