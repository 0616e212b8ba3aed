import { escapeHtml } from '@tt/contract/language/escape-html';
import type { EventDraft } from '../../../adapters/calendar/calendar.ts';
import { type Company, getBookingTexts } from '../core/booking-texts.ts';
import { findHostLine } from '../core/host-line.ts';
import { formatBooking } from '../core/format-booking.ts';
import type { BookingRow } from '../core/booking-row.ts';
import { toEventId } from '@tt/contract/booking/calendar-file';

/** The event as the visitor will find it in their calendar, in their language. */
export function toEventDraft(row: BookingRow, company: Company): EventDraft {
  const t = getBookingTexts(row.language);
  const values = formatBooking(row, { language: row.language, timeZone: row.timezone }, company);
  const none = t('booking.event.none');
  const description = t('booking.event.description', {
    ...values,
    phone: row.phone || none,
    message: row.message || none,
  });
  const host = findHostLine(company, row.language);
  return {
    id: toEventId(row.id),
    bookingId: row.id,
    summary: t('booking.event.summary', values),
    description: escapeHtml(host ? `${host}\n${description}` : description).replaceAll('\n', '<br>'),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    timeZone: row.timezone,
    guestEmail: company.email,
    wantsConference: true,
  };
}
