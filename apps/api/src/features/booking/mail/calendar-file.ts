import ical, { ICalCalendarMethod } from 'ical-generator';
import { toEventId } from '../event/event-draft.ts';
import type { BookingRow } from '../request/booking-row.ts';
import { type Company, getBookingTexts } from './booking-texts.ts';
import { formatBooking } from './format-booking.ts';

/**
 * The booking for calendars other than the one it was made in. Times are UTC: with a zone and native dates the
 * library is off by the zone's offset. The identifier is the one of Google's event, so that no calendar shows it twice.
 * Calendars are shared with others, so the link that cancels the booking stays in the mail.
 */
export function toCalendarFile(row: BookingRow, company: Company): string {
  const t = getBookingTexts(row.language);
  const values = formatBooking(row, { language: row.language, timeZone: row.timezone }, company);
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: company.name, product: 'Booking' },
  });
  calendar.createEvent({
    id: `${toEventId(row.id)}@google.com`,
    start: row.starts_at,
    end: row.ends_at,
    stamp: row.created_at,
    summary: t('booking.event.summary', values),
    ...(row.meet_link && { description: row.meet_link, location: row.meet_link, url: row.meet_link }),
    organizer: { name: company.name, email: company.email },
  });
  return calendar.toString();
}
