import type { BookedAnswer } from '@tt/contract/booking/booked-answer';
import type { BackendResult, FailureCode } from '../../../lib/backend-client.ts';

/** Why a booking failed, as far as it makes a difference to the visitor. */
export type BookingFailure =
  | 'booking_error'
  | 'booking_failed_generic'
  | 'connection_error'
  | 'slot_taken'
  | 'too_soon'
  | 'not_available'
  | 'invalid_time_selection'
  | 'auth_required'
  | 'scope_missing'
  | 'rate_limited'
  | 'too_many_bookings'
  | 'confirm_first'
  | 'invalid_email_domain'
  | 'confirm_limit'
  | 'mail_limit'
  | 'email_way_closed';

export type BookingOutcome =
  | { kind: 'booked'; response: BookedAnswer }
  /** The place is kept until the visitor confirms by email. */
  | { kind: 'pending' }
  | { kind: 'running' }
  /** After a final failure, the same request is a new attempt. Otherwise, it may have been booked already. */
  | { kind: 'failed'; failure: BookingFailure; isFinal: boolean };

const refusals: Record<string, BookingFailure> = {
  slot_taken: 'slot_taken',
  too_soon: 'too_soon',
  outside_window: 'not_available',
  closed_date: 'not_available',
  invalid_time_selection: 'invalid_time_selection',
  auth_required: 'auth_required',
  scope_missing: 'scope_missing',
  rate_limited: 'rate_limited',
  too_many_bookings: 'too_many_bookings',
  confirm_first: 'confirm_first',
  confirm_limit: 'confirm_limit',
  mail_limit: 'mail_limit',
  email_way_closed: 'email_way_closed',
};

/** After these the calendar's answer may be unknown, so a retry with the same key lets the server finish. */
const unsettledCodes: readonly string[] = ['calendar_unavailable', 'auth_required', 'scope_missing'];

const transportFailures: readonly FailureCode[] = ['offline', 'network', 'timeout', 'aborted', 'malformed'];

/** Judges the end of a booking call. */
export function toBookingOutcome(result: BackendResult<BookedAnswer>): BookingOutcome {
  if (!result.ok) return toErrorOutcome(result.code);
  const { data: response } = result;
  if (response.success)
    return response.booking?.status === 'pending' ? { kind: 'pending' } : { kind: 'booked', response };
  if (response.code === 'booking_in_progress') return { kind: 'running' };
  const failure = refusals[response.code ?? ''] ?? 'booking_failed_generic';
  const isFinal = response.success === false && !unsettledCodes.includes(response.code ?? '');
  return { kind: 'failed', failure, isFinal };
}

function toErrorOutcome(code: FailureCode): BookingOutcome {
  if (code === 'request_in_progress') return { kind: 'running' };
  if (transportFailures.includes(code))
    return { kind: 'failed', failure: 'connection_error', isFinal: false };
  if (code === 'rate_limited') return { kind: 'failed', failure: 'rate_limited', isFinal: false };
  if (code === 'invalid_email_domain') return { kind: 'failed', failure: code, isFinal: true };
  return { kind: 'failed', failure: 'booking_error', isFinal: code === 'idempotency_key_reused' };
}

/** Returns whether the visitor may get no further here, so that the page offers the contact form prominently. */
export function shouldOfferContact(failure: BookingFailure): boolean {
  return [
    'booking_failed_generic',
    'rate_limited',
    'too_many_bookings',
    'confirm_first',
    'confirm_limit',
    'mail_limit',
    'email_way_closed',
  ].includes(failure);
}

/** Returns whether the chosen time is lost, so that the slots are to be looked up again. */
export function isTimeLost(failure: BookingFailure): boolean {
  return ['slot_taken', 'too_soon', 'not_available', 'invalid_time_selection'].includes(failure);
}
