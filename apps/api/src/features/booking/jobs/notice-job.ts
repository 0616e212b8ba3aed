import { defaultLanguageCode } from '@tt/contract/language/language';
import type pg from 'pg';
import type { Chat } from '../../../adapters/chat/chat.ts';
import type { NoticeKind } from '../../../db/tables.ts';
import { deliverToChats } from '../../../delivery/deliver-to-chats.ts';
import { parseJobData } from '../../../queue/job-data.ts';
import type { JobHandler } from '../../../queue/work-queue.ts';
import { type Company, getBookingTexts } from '../mail/booking-texts.ts';
import { formatBooking } from '../mail/format-booking.ts';
import { findBooking } from '../request/booking-repository.ts';
import type { BookingRow } from '../request/booking-row.ts';

export interface NoticeJobOptions {
  pool: pg.Pool;
  chats: Chat[];
  company: Company;
  businessTimeZone: string;
}

/** Announces a booking in the company's chats. */
export function createNoticeJob(options: NoticeJobOptions): JobHandler {
  return async ({ data }) => {
    const { bookingId, kind } = parseJobData('booking-notice', data);
    const row = await findBooking(options.pool, bookingId);
    if (row) await sendNotice(options, row, kind);
  };
}

export async function sendNotice(
  { pool, chats, company, businessTimeZone }: NoticeJobOptions,
  row: BookingRow,
  kind: NoticeKind,
): Promise<void> {
  const reader = { language: defaultLanguageCode, timeZone: businessTimeZone };
  const text = formatNotice(kind, formatBooking(row, reader, company));
  const message = { subject: 'booking', id: row.id, purpose: kind } as const;
  await deliverToChats({ pool, chats }, message, () => text);
}

function formatNotice(kind: NoticeKind, values: ReturnType<typeof formatBooking>): string {
  const t = getBookingTexts(defaultLanguageCode);
  switch (kind) {
    case 'booked':
      return t('booking.companyNotice.booked', values);
    case 'canceled':
      return t('booking.companyNotice.canceled', values);
    case 'linkMissing':
      return t('booking.companyNotice.linkMissing', values);
    case 'mailMissing':
      return t('booking.companyNotice.mailMissing', values);
    case 'inDoubt':
      return t('booking.companyNotice.inDoubt', values);
    default:
      return `${kind}: ${values.bookingId}`;
  }
}
