import { slotRefusalCodes } from '../slots/slot-refusal.ts';

/**
 * The codes of a response with `success: false`, which has status 200. The page turns them into sentences.
 * `booking_in_progress`: Google has not responded clearly and the place is held, so the same request with the same
 * idempotency key completes the booking. `too_many_bookings`: this visitor has reached the limit of upcoming
 * meetings. `confirm_first`: so they have, and some of them wait for a confirmation by email. `booking_changed`: the page showed an outdated state. `too_close`: the meeting begins too soon to be
 * moved. `confirm_limit`: too many places of that day wait for a confirmation by email. `mail_limit`: an unverified
 * mailbox has reached its limit of emails today, so it could get no confirmation. `email_way_closed`: the company's
 * calendar does not respond. Failures of the call itself have another status and the shape of `error-code.ts`.
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
  'confirm_first',
  'too_many_moves',
  'too_close',
  'booking_changed',
  'booking_cancelled',
  'confirm_limit',
  'mail_limit',
  'email_way_closed',
] as const;

export type BookingErrorCode = (typeof bookingErrorCodes)[number];
