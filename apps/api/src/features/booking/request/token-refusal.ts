import type { BookingResponse } from '@tt/contract/booking/booking-response';
import type { TokenVerdict } from '../../../adapters/calendar/calendar.ts';
import { ApiError } from '../../../api-error.ts';
import { isSettled } from '../event/settle-event.ts';
import { toBookingAnswer, toRefusal } from './booking-answer.ts';
import type { BookingOptions } from './booking-options.ts';
import { findBookingByKey } from './booking-repository.ts';
import type { BookingSubmission } from './booking-submission.ts';
import { toRequestHash } from './request-hash.ts';

const codes = {
  invalid: 'auth_required',
  scope_missing: 'scope_missing',
  unavailable: 'calendar_unavailable',
} as const;

/** Finds why a token can't be used, before anything is held for it. Undefined if it can. */
export async function findTokenRefusal(
  options: BookingOptions,
  submission: BookingSubmission,
): Promise<BookingResponse | undefined> {
  const verdict = await options.calendar.checkToken(submission.request.accessToken);
  return verdict === 'good' ? undefined : answerWithoutToken(options, submission, verdict);
}

/** The token of a confirmed booking was revoked, so a repeat of its request carries a useless one. */
async function answerWithoutToken(
  options: BookingOptions,
  { request, idempotencyKey }: BookingSubmission,
  verdict: Exclude<TokenVerdict, 'good'>,
): Promise<BookingResponse> {
  const row = await findBookingByKey(options.pool, idempotencyKey);
  if (row && row.request_hash !== toRequestHash(request)) throw new ApiError('idempotency_key_reused');
  if (row && isSettled(row)) return toBookingAnswer(options, row);
  const isUnderWay = row?.status === 'held' && verdict === 'unavailable';
  return toRefusal(isUnderWay ? 'booking_in_progress' : codes[verdict]);
}
