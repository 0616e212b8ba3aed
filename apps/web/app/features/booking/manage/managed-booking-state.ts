import type { BookingResponse } from '@tt/contract/booking/booking-response';
import type { Instant } from '@tt/contract/time/time-zone-offset';
import type { BackendResult } from '../../../lib/backend-client.ts';
import type { OutdatedReason } from '../move/move-outcome.ts';
import { getMeetingEnd, type Meeting, toMeeting } from '../meeting/to-meeting.ts';

/** What has just happened to the booking on this page. */
export type ManagedEvent =
  | { kind: 'cancelled' }
  | { kind: 'moved'; from: Meeting }
  /** It could not be moved, because it is no longer what the page showed. */
  | { kind: 'outdated'; reason: OutdatedReason };

export type Canceling = 'idle' | 'running' | 'failed';

/** The states of the page that shows, moves and cancels a booking. */
export type ManagedBooking =
  | { kind: 'loading' }
  | { kind: 'not_found' }
  | { kind: 'failed' }
  | { kind: 'found'; meeting: Meeting; canceling: Canceling; event?: ManagedEvent };

export type FoundBooking = Extract<ManagedBooking, { kind: 'found' }>;

/** Maps the response of a lookup to a state. */
export function toManagedBooking(result: BackendResult<BookingResponse>): ManagedBooking {
  if (!result.ok) return { kind: result.code === 'not_found' ? 'not_found' : 'failed' };
  const meeting = toMeeting(result.data);
  return meeting ? { kind: 'found', meeting, canceling: 'idle' } : { kind: 'failed' };
}

/** Judges the answer to a cancellation; a failed one can be retried. */
export function toCancelledBooking(
  found: FoundBooking,
  result: BackendResult<BookingResponse>,
): FoundBooking | 'outdated' {
  if (result.ok && result.data.code === 'booking_past') return 'outdated';
  const meeting = result.ok ? toMeeting(result.data) : undefined;
  return meeting?.status === 'cancelled'
    ? { kind: 'found', meeting, canceling: 'idle', event: { kind: 'cancelled' } }
    : { ...found, canceling: 'failed' };
}

export type ManagedPhase = 'open' | 'soon' | 'running' | 'past' | 'cancelled';

const soonMs = 15 * 60_000;

/**
 * The state of a booking at the current time: from 15 minutes before the start until the end, joining comes first.
 */
export function toPhase(meeting: Meeting, now: Instant): ManagedPhase {
  if (meeting.status === 'cancelled') return 'cancelled';
  if (getMeetingEnd(meeting) <= now) return 'past';
  if (meeting.startsAt <= now) return 'running';
  return meeting.startsAt - soonMs <= now ? 'soon' : 'open';
}

export function isMovable({ movableUntil }: Meeting, now: Instant): boolean {
  return movableUntil !== undefined && now < movableUntil;
}
