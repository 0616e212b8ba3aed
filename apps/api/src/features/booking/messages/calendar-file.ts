import { writeCalendarFile } from '@tt/contract/booking/calendar-file';
import type { CalendarFile } from '../../../adapters/mail/mail.ts';
import { type Company, getBookingTexts } from '../core/booking-texts.ts';
import { findHostLine } from '../core/host-line.ts';
import { findMailName } from './find-mail-name.ts';
import type { MailedBooking } from './mailed-booking.ts';

export interface CalendarFileOptions {
  company: Company;
  /** The account whose calendar has the event, in the email way. */
  organizer?: string;
  method: CalendarFile['method'];
  stamp: Date;
}

/**
 * The booking for the visitor's calendar. Calendars are shared with others, so the link that cancels the booking stays in
 * the email. Only the organizer's mailbox gets replies, so a request names the account whose calendar has the event.
 */
export function toCalendarFile(row: MailedBooking, options: CalendarFileOptions): CalendarFile {
  const { company, method, stamp } = options;
  const t = getBookingTexts(row.language);
  const isInEmailWay = row.method === 'email';
  const organizer = (isInEmailWay && options.organizer) || company.email;
  const isCancelled = method === 'CANCEL';
  const host = isCancelled ? undefined : findHostLine(company, row.language);
  const content = writeCalendarFile({
    method,
    company: company.name,
    entries: [
      {
        bookingId: row.id,
        sequence: Math.max(row.sequence, row.event_sequence),
        startsAt: row.starts_at.getTime(),
        endsAt: row.ends_at.getTime(),
        stamp: stamp.getTime(),
        title: t('booking.event.summary', { company: company.name }),
        ...(host && { description: [host, row.meet_link].filter(Boolean).join('\n') }),
        url: row.meet_link ?? undefined,
        isCancelled,
        organizer: { name: company.name, email: organizer },
        attendee:
          isInEmailWay && row.visitor_email
            ? { name: findMailName(row), email: row.visitor_email }
            : undefined,
      },
    ],
  });
  return { fileName: t('booking.mail.calendar.fileName'), method, content };
}
