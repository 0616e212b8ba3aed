import type { HourCycle } from '@tt/contract/booking/booking-request';
import type { LanguageCode } from '@tt/contract/language/language';
import type { MailMessage } from '../src/adapters/mail/mail.ts';
import type { MailedBooking } from '../src/features/booking/messages/mailed-booking.ts';
import { type BookingMailKind, toBookingMail } from '../src/features/booking/messages/to-booking-mail.ts';
import { toInvitationMail } from '../src/features/desk/invitation/invitation-mail.ts';
import { toReceiptMail } from '../src/features/inquiry/receipt-mail.ts';
import { buildMailedBooking, buildMailOptions } from './booking/build-mailed-booking.ts';
import { buildInquiryRow } from './builders.ts';

export interface MailReader {
  language: LanguageCode;
  hourCycle: HourCycle | null;
}

const hourMs = 3_600_000;
const noLink = { meet_link: null } as const;
const startsAt = {
  /** 11:00 in Warsaw on a Wednesday. */
  morning: Date.UTC(2026, 10, 18, 10),
  /** 13:00, which is one o’clock where hours are counted to 12. */
  noon: Date.UTC(2026, 10, 18, 12),
};

/** Every mail that a visitor or a person of the company gets in a language, by name. The meeting takes an hour, in Warsaw. */
export function listMailVariants({ language, hourCycle }: MailReader): Record<string, MailMessage> {
  const start = hourCycle === 'h12' ? startsAt.noon : startsAt.morning;
  const booked = new Date(start - 120 * hourMs);
  const write = (kind: BookingMailKind, changes: Partial<MailedBooking> = {}, hoursBefore = 100) =>
    toBookingMail(
      kind,
      buildMailedBooking({
        language,
        hour_cycle: hourCycle,
        timezone: 'Europe/Warsaw',
        message: '',
        starts_at: new Date(start),
        ends_at: new Date(start + hourMs),
        changed_at: booked,
        confirmed_at: booked,
        ...(kind.startsWith('moved') && { previous_starts_at: new Date(start - 22 * hourMs), sequence: 1 }),
        ...changes,
      }),
      buildMailOptions({ now: new Date(start - hoursBefore * hourMs) }),
    );
  const company = { name: 'Torque & Thrust', email: 'hello@torquethrust.example' };
  const letterhead = { company, siteOrigin: 'https://site.example', businessTimeZone: 'Europe/Warsaw' };
  const receive = (replyWithin: number | undefined) =>
    toReceiptMail(
      buildInquiryRow({ language, created_at: new Date(start) }),
      { ...letterhead, replyWithin },
      { isAccountNeeded: false },
    );
  const person = { id: 'person', name: 'Ada Lovelace', mail: 'ada@site.example', language };
  return {
    'booked-with-email': write('confirmation'),
    'booked-with-google': write('confirmation', { method: 'google' }),
    'booked-link-pending': write('confirmation', { ...noLink, meet_link_status: 'pending' }),
    'link-ready': write('link'),
    'link-missing': write('link', { ...noLink, meet_link_status: 'unavailable' }),
    'moved-by-visitor': write('moved'),
    'moved-by-visitor-with-google': write('moved', { method: 'google' }),
    'moved-by-company': write('movedByCompany'),
    'canceled-by-visitor': write('cancellation', { cancelled_by: 'visitor' }),
    'canceled-by-visitor-with-google': write('cancellation', { cancelled_by: 'visitor', method: 'google' }),
    'canceled-by-company': write('cancellation', { cancelled_by: 'company' }),
    'reminder-tomorrow': write('reminder24', {}, 24),
    'reminder-today': write('reminder24', {}, 6),
    'reminder-in-one-hour': write('reminder1', {}, 1),
    'reminder-soon': write('reminder1', {}, 0.5),
    'confirm-request': write('confirmRequest'),
    receipt: receive(undefined),
    'receipt-with-reply-time': receive(1),
    invitation: toInvitationMail(
      {
        ...person,
        url: 'https://site.example/desk/invitation#token',
        expiresAt: new Date(start + 72 * hourMs),
      },
      letterhead,
    ),
  };
}
