import type { BookingErrorCode } from '@tt/contract/booking/booking-error-code';
import type { BookingResponse } from '@tt/contract/booking/booking-response';
import { getBookingTexts } from '../mail/booking-texts.ts';
import { formatBooking } from '../mail/format-booking.ts';
import type { BookingOptions } from './booking-options.ts';
import { type BookingRow, toDurationMinutes } from './booking-row.ts';
import { findViewKey, toViewKey } from './view-key.ts';

export function toRefusal(code: BookingErrorCode): BookingResponse {
  return { success: false, code };
}

/** The booking as its owner may see it; `viewKey` is the key by which it was found. */
export function toBookingAnswer(
  { secret, company }: Pick<BookingOptions, 'secret' | 'company'>,
  row: BookingRow,
  viewKey: string = findViewKey(secret, row) ?? toViewKey(secret, row.id),
): BookingResponse {
  const { language, timezone } = row;
  const values = formatBooking(row, { language, timeZone: timezone }, company);
  const isCancelled = row.status === 'cancelled';
  return {
    success: true,
    ...(!isCancelled && { message: getBookingTexts(language)('booking.answer.booked', values) }),
    ...(!isCancelled && row.meet_link && { meetLink: row.meet_link }),
    booking: {
      id: row.id,
      viewKey,
      status: isCancelled ? 'cancelled' : 'confirmed',
      startsAt: row.starts_at.toISOString(),
      duration: toDurationMinutes(row),
      timezone,
      meetLinkStatus: row.meet_link_status ?? 'unavailable',
    },
  };
}
