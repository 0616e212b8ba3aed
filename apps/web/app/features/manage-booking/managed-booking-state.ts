import type { Booking, BookingResponse } from '@tt/contract/booking/booking-response';
import type { Instant } from '@tt/contract/time/time-zone-offset';
import type { BackendResult } from '../../lib/backend-client.ts';

/** The states of the page that shows and cancels a booking. */
export type ManagedBooking =
  | { kind: 'loading' }
  | { kind: 'not_found' }
  | { kind: 'unreachable' }
  | { kind: 'found'; booking: Booking; meetLink?: string; phase: ManagedPhase };

export type ManagedPhase = 'open' | 'past' | 'already_canceled' | 'canceling' | 'canceled' | 'cancel_failed';

/** Judges the answer to the first look at a booking. */
export function toManagedBooking(result: BackendResult<BookingResponse>, now: Instant): ManagedBooking {
  if (!result.ok) return { kind: result.code === 'not_found' ? 'not_found' : 'unreachable' };
  const { booking, meetLink } = result.data;
  if (!booking) return { kind: 'unreachable' };
  return { kind: 'found', booking, meetLink, phase: toPhase(booking, now) };
}

/** Judges the answer to a cancellation; a failed one can be retried. */
export function toCanceledPhase(result: BackendResult<BookingResponse>): ManagedPhase {
  if (!result.ok) return 'cancel_failed';
  if (result.data.code === 'booking_past') return 'past';
  return result.data.booking?.status === 'cancelled' ? 'canceled' : 'cancel_failed';
}

function toPhase({ status, startsAt, duration }: Booking, now: Instant): ManagedPhase {
  if (status === 'cancelled') return 'already_canceled';
  return Date.parse(startsAt) + duration * 60_000 <= now ? 'past' : 'open';
}
