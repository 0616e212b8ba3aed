import type { NoticeKind } from '../../../db/tables.ts';
import { type CompanyChannels, deliverToCompany } from '../../../delivery/deliver-to-company.ts';
import { type Letterhead, toPlainNotice } from '../../../delivery/plain-letter.ts';
import type { ChatSize } from '../../../delivery/fit-to-chat.ts';
import { parseJobData } from '../../../queue/job-data.ts';
import type { JobHandler } from '../../../queue/work-queue.ts';
import { findNoticeLink, type NoticeOptions, toNoticeSubject, toNoticeText } from './notice-text.ts';
import { findBooking } from '../core/booking-repository.ts';
import type { BookingRow } from '../core/booking-row.ts';
import { toPurpose } from '../core/booking-jobs.ts';

export interface NoticeJobOptions extends CompanyChannels, Letterhead, NoticeOptions {}

/** Announces a booking to the company. */
export function createNoticeJob(options: NoticeJobOptions): JobHandler {
  return async ({ data }) => {
    const { bookingId, kind, sequence, at } = parseJobData('booking-notice', data);
    const row = await findBooking(options.pool, bookingId);
    if (row) await sendNotice(options, row, kind, { sequence, at });
  };
}

export async function sendNotice(
  options: NoticeJobOptions,
  row: BookingRow,
  kind: NoticeKind,
  { sequence = 0, at }: { sequence?: number; at?: number | undefined } = {},
): Promise<void> {
  const message = { subject: 'booking', id: row.id, purpose: toPurpose(kind, sequence, at) } as const;
  const notice = {
    subject: toNoticeSubject(kind, row),
    replyTo: row.visitor_email,
    link: findNoticeLink(row, options),
    toText: (chat: ChatSize) => toNoticeText(kind, row, options, chat),
  };
  await deliverToCompany(options, message, toPlainNotice(notice, options));
}
