import { slotRefusalCodes } from './slot-refusal.ts';

/** The codes that an unsuccessful booking answer may carry; the page turns them into sentences. */
export const bookingErrorCodes = [
  ...slotRefusalCodes,
  'invalid_request',
  'slot_taken',
  'auth_required',
  'scope_missing',
  'calendar_unavailable',
  'booking_in_progress',
  'idempotency_conflict',
  'rate_limited',
] as const;

export type BookingErrorCode = (typeof bookingErrorCodes)[number];
