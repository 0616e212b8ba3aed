import { escapeHtml } from '@tt/contract/language/escape-html';
import type { CompanyEventDraft } from '../../../adapters/calendar/company-calendar.ts';
import { type Company, getBookingTexts } from '../core/booking-texts.ts';
import { findHostLine } from '../core/host-line.ts';
import { formatBooking } from '../core/format-booking.ts';
import type { BookingRow } from '../core/booking-row.ts';
import { isPlainName } from '../core/plain-name.ts';
import { formatShortId } from '@tt/contract/booking/booking-response';
import { toEventId } from '@tt/contract/booking/calendar-file';

/**
 * The event in the company's calendar. The guest sees it too, and nobody has verified that the address is theirs, so it
 * has nothing that the visitor typed freely. Phone and message are in the chat.
 */
export function toCompanyEventDraft(row: BookingRow, company: Company, app: string): CompanyEventDraft {
  const t = getBookingTexts(row.language);
  const values = formatBooking(row, { language: row.language, timeZone: row.timezone }, company);
  const host = findHostLine(company, row.language);
  const shortId = formatShortId(row.short_id);
  const isPlain = isPlainName(row.name);
  const summary = t('booking.event.summary', values);
  return {
    id: toEventId(row.id),
    bookingId: row.id,
    app,
    summary: isPlain ? `${summary}: ${row.name}` : summary,
    description: host ? `${escapeHtml(host)}<br>${shortId}` : shortId,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    timeZone: row.timezone,
    guest: row.visitor_email
      ? { email: row.visitor_email, ...(isPlain && { displayName: row.name }) }
      : undefined,
    wantsConference: true,
  };
}
