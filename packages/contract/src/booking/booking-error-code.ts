import { slotRefusalCodes } from '../slots/slot-refusal.ts';

/**
 * The codes of an answer with `success: false`, which has status 200; the page turns them into sentences.
 * `booking_in_progress`: Google has not answered clearly and the place is kept, so the same request with the same
 * idempotency key finishes it. `too_many_bookings`: this visitor has reached the limit of upcoming meetings. Failures of
 * the call itself have another status and the shape of `error-code.ts`.
 */
export const bookingErrorCodes = [
  ...slotRefusalCodes,
  'slot_taken',
  'auth_required',
  'scope_missing',
  'calendar_unavailable',
  'booking_in_progress',
  'booking_past',
  'too_many_bookings',
] as const;

export type BookingErrorCode = (typeof bookingErrorCodes)[number];
