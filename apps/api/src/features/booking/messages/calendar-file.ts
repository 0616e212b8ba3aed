import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import type { CalendarFile } from '../../../adapters/mail/mail.ts';
import { type Company, getBookingTexts } from '../core/booking-texts.ts';
import { findGreetingName } from './find-greeting-name.ts';
import type { MailedBooking } from './mailed-booking.ts';
import { toEventId } from '../core/event-id.ts';

export interface CalendarFileOptions {
  company: Company;
  /** The account whose calendar has the event, in the email way. */
  organizer?: string;
  method: CalendarFile['method'];
  /** Of two files with the same sequence, calendars keep the one with the later stamp. */
  stamp: Date;
}

/**
 * The booking for the visitor's calendar. Times are UTC: with a zone and native dates the library is off by the zone's
 * offset. The identifier is the one of Google's event, so that no calendar shows it twice. Calendars are shared with
 * others, so the link that cancels the booking stays in the mail.
 */
export function toCalendarFile(row: MailedBooking, options: CalendarFileOptions): CalendarFile {
  const { company, method, stamp } = options;
  const t = getBookingTexts(row.language);
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: company.name, product: 'Booking' },
  });
  calendar.createEvent({
    id: `${toEventId(row.id)}@google.com`,
    sequence: Math.max(row.sequence, row.event_sequence),
    start: row.starts_at,
    end: row.ends_at,
    stamp,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: t('booking.event.summary', { company: company.name }),
    ...(row.meet_link && { description: row.meet_link, location: row.meet_link, url: row.meet_link }),
    ...toPeople(row, options),
  });
  return { fileName: t('booking.mail.calendar.fileName'), method, content: `${calendar.toString()}\r\n` };
}

/** Only the organizer's mailbox gets replies, so a request names the account whose calendar has the event. */
function toPeople(
  row: MailedBooking,
  { company, organizer }: CalendarFileOptions,
): Pick<ICalEventData, 'organizer' | 'attendees'> {
  if (row.method === 'google') return { organizer: { name: company.name, email: company.email } };
  const name = findGreetingName(row);
  return {
    organizer: { name: company.name, email: organizer ?? company.email },
    attendees: row.visitor_email
      ? [
          {
            email: row.visitor_email,
            ...(name && { name }),
            // The visitor chose the time.
            status: ICalAttendeeStatus.ACCEPTED,
            rsvp: true,
          },
        ]
      : [],
  };
}
