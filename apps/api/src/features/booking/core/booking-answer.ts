import type { BookingErrorCode } from '@tt/contract/booking/booking-error-code';
import { type Booking, type BookingResponse, formatShortId } from '@tt/contract/booking/booking-response';
import { getBookingTexts } from './booking-texts.ts';
import type { BookingOptions } from './booking-options.ts';
import { type BookingRow, toDurationMinutes } from './booking-row.ts';
import { findViewKey, toViewKey } from './view-key.ts';

export function toRefusal(code: BookingErrorCode): BookingResponse {
  return { success: false, code };
}

/**
 * Who gets the answer: the person who has just typed or confirmed the address, or whoever opened a link that may have
 * been passed on. A used confirmation link shows no more than when and where the meeting is.
 */
export type AnswerReader = { isBooking: true } | { viewKey: string } | { hasUsedLink: true };

type AnswerOptions = Pick<BookingOptions, 'secret' | 'company' | 'rules' | 'now'>;

/** The booking as its owner may see it. */
export function toBookingAnswer(
  options: AnswerOptions,
  row: BookingRow,
  reader: AnswerReader = { isBooking: true },
): BookingResponse {
  const isConfirmed = row.status === 'confirmed';
  const email = findShownEmail(row, reader);
  return {
    success: true,
    ...(isConfirmed &&
      email && { message: getBookingTexts(row.language)('booking.answer.booked', { email }) }),
    ...(isConfirmed && row.meet_link && { meetLink: row.meet_link }),
    booking: toBooking(options, row, reader),
  };
}

/** The full address only for the person who has just typed it. */
function findShownEmail({ visitor_email: email }: BookingRow, reader: AnswerReader): string | undefined {
  if (!email) return undefined;
  return 'isBooking' in reader ? email : maskEmail(email);
}

function toBooking({ secret, rules, now }: AnswerOptions, row: BookingRow, reader: AnswerReader): Booking {
  const { status } = row;
  const email = findShownEmail(row, reader);
  const movableUntil = row.starts_at.getTime() - rules.minimumNoticeMinutes * 60_000;
  const isMovable = status === 'confirmed' && row.moves < rules.maxMoves && movableUntil > now().getTime();
  return {
    id: row.id,
    viewKey: 'viewKey' in reader ? reader.viewKey : (findViewKey(secret, row) ?? toViewKey(secret, row.id)),
    status: status === 'confirmed' || status === 'cancelled' ? status : 'pending',
    startsAt: row.starts_at.toISOString(),
    duration: toDurationMinutes(row),
    timezone: row.timezone,
    meetLinkStatus: row.meet_link_status ?? 'unavailable',
    shortId: formatShortId(row.short_id),
    method: row.method,
    sequence: row.sequence,
    ...(email && { email }),
    bookedAt: row.changed_at.toISOString(),
    ...(isMovable && { movableUntil: new Date(movableUntil).toISOString() }),
    ...(row.cancelled_at && { cancelledAt: row.cancelled_at.toISOString() }),
    ...(status === 'cancelled' &&
      !('hasUsedLink' in reader) && {
        details: { name: row.name, phone: row.phone, message: row.message },
      }),
  };
}

/** Enough of an address for its owner to recognize it: `a•••@site.example`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address.slice(0, at)][0] ?? ''}•••${address.slice(at)}`;
}
