import type { BookedAnswer } from '@tt/contract/booking/booked-answer';
import type { BackendResult, FailureCode } from '../../../lib/backend-client.ts';

/** Why a time was not changed; the visitor stays in the view and chooses or tries again. */
export type MoveRefusal =
  | 'slot_taken'
  | 'too_soon'
  | 'not_available'
  | 'too_many_moves'
  | 'rate_limited'
  | 'no_answer'
  | 'failed';

/** The booking has changed since the page was loaded, so it is shown again. */
export type OutdatedReason = 'changed' | 'canceled' | 'past' | 'too_close';

export type MoveOutcome =
  | { kind: 'moved'; answer: BookedAnswer }
  | { kind: 'running' }
  | { kind: 'outdated'; reason: OutdatedReason }
  /** After a final refusal, the same request is a new attempt. Otherwise, it may have been carried out already. */
  | { kind: 'refused'; refusal: MoveRefusal; isFinal: boolean };

const refusals: Record<string, MoveRefusal> = {
  slot_taken: 'slot_taken',
  too_soon: 'too_soon',
  outside_window: 'not_available',
  closed_date: 'not_available',
  invalid_time_selection: 'not_available',
  too_many_moves: 'too_many_moves',
};

const outdated: Record<string, OutdatedReason> = {
  booking_changed: 'changed',
  booking_cancelled: 'canceled',
  booking_past: 'past',
  too_close: 'too_close',
};

const transportFailures: readonly FailureCode[] = ['offline', 'network', 'timeout', 'aborted', 'malformed'];

/** Judges the end of a call that moves a booking. */
export function toMoveOutcome(result: BackendResult<BookedAnswer>): MoveOutcome {
  if (!result.ok) return toErrorOutcome(result.code);
  const { data: answer } = result;
  const { code = '' } = answer;
  if (answer.success) return { kind: 'moved', answer };
  if (code === 'booking_in_progress') return { kind: 'running' };
  const reason = outdated[code];
  if (reason) return { kind: 'outdated', reason };
  return { kind: 'refused', refusal: refusals[code] ?? 'failed', isFinal: true };
}

function toErrorOutcome(code: FailureCode): MoveOutcome {
  if (code === 'request_in_progress') return { kind: 'running' };
  if (code === 'not_found') return { kind: 'outdated', reason: 'changed' };
  if (code === 'rate_limited') return { kind: 'refused', refusal: 'rate_limited', isFinal: true };
  const isUnknown = transportFailures.includes(code);
  return { kind: 'refused', refusal: isUnknown ? 'no_answer' : 'failed', isFinal: false };
}

/** Returns whether the chosen time is lost, so that the free times are to be looked up again. */
export function isTimeLost(refusal: MoveRefusal): boolean {
  return ['slot_taken', 'too_soon', 'not_available'].includes(refusal);
}
