import { randomUUID } from 'node:crypto';
import type { BookingErrorCode } from '@tt/contract/booking/booking-error-code';
import type { BookingResponse } from '@tt/contract/booking/booking-response';
import { findSlotRefusal } from '@tt/contract/slots/slot-refusal';
import { toStartInstant } from '@tt/contract/slots/slot-wire';
import { ApiError } from '../../../api-error.ts';
import { TimeBudget } from '../event/time-budget.ts';
import { watch } from '../jobs/booking-jobs.ts';
import { toBookingAnswer, toRefusal } from './booking-answer.ts';
import type { BookingOptions } from './booking-options.ts';
import { findBooking, findBookingByKey, getBooking } from './booking-repository.ts';
import type { BookingSubmission } from './booking-submission.ts';
import { finishBooking } from './finish-booking.ts';
import { takeBooking, type WantedBooking } from '../place/place-repository.ts';
import type { ProcessMemory } from './process-memory.ts';
import { toRequestHash } from './request-hash.ts';
import { findTokenRefusal } from './token-refusal.ts';
import { toViewKey, toViewKeyHash } from './view-key.ts';

/** After the time for Google plus this margin, an attempt without a result counts as lost with its process. */
const attemptMarginMs = 4_000;
const waitMarginMs = 2_000;
const waitPauseMs = 200;

/** Makes one booking for one key, whatever fails meanwhile. The same key gets the same answer. */
export async function book(
  options: BookingOptions,
  memory: ProcessMemory,
  submission: BookingSubmission,
): Promise<BookingResponse> {
  const { pool, rules } = options;
  const startsAt = toStartInstant(submission.request);
  const refusal = findSlotRefusal(startsAt, options.now().getTime(), rules);
  if (refusal && !(await findBookingByKey(pool, submission.idempotencyKey))) return toRefusal(refusal);
  await options.limitBookings(submission.networkKeys);
  const tokenRefusal = await findTokenRefusal(options, submission);
  if (tokenRefusal) return tokenRefusal;
  const { isBeyondShared } = await options.countBooking();
  if (isBeyondShared) options.metrics.bookingsBeyondLimit.inc();

  const attemptMs = options.patience.waitMs + attemptMarginMs;
  const waiting = new TimeBudget(attemptMs + waitMarginMs);
  for (;;) {
    const holdMs = rules.holdMinutes * 60_000;
    const watching = { queue: watch.queue, data: {}, delayMs: holdMs + watch.delayMs };
    const terms = { ...options.place, holdMs, attemptMs };
    const hold = await takeBooking(pool, toWantedBooking(options, submission), terms, [watching]);
    if (hold.kind === 'held' || hold.kind === 'taken') memory.taken.forget();
    if (hold.kind === 'held') {
      const answer = finishBooking(options, memory, hold, submission.request.accessToken);
      return answer.finally(() => memory.taken.forget());
    }
    if (hold.kind === 'taken') return toRefusal('slot_taken');
    if (hold.kind === 'key_reused') throw new ApiError('idempotency_key_reused');
    if (hold.kind === 'settled') return toBookingAnswer(options, await getBooking(pool, hold.id));
    const answer = await awaitOther(options, hold.id, waiting);
    if (answer) return answer;
  }
}

/** The answer of another call that works on the same booking; undefined if that call is lost. */
async function awaitOther(
  options: BookingOptions,
  id: string,
  waiting: TimeBudget,
): Promise<BookingResponse | undefined> {
  while (await waiting.pause(waitPauseMs)) {
    const row = await findBooking(options.pool, id);
    if (row?.status === 'confirmed' || row?.status === 'cancelled') return toBookingAnswer(options, row);
    if (row?.failure_code) return toRefusal(row.failure_code as BookingErrorCode);
    if (row?.status !== 'held' || row.is_attempt_over) return undefined;
  }
  throw new ApiError('request_in_progress', { retryAfterSeconds: 2 });
}

function toWantedBooking(
  { secret }: BookingOptions,
  { request, idempotencyKey }: BookingSubmission,
): WantedBooking {
  const id = randomUUID();
  const startsAt = toStartInstant(request);
  return {
    id,
    idempotency_key: idempotencyKey,
    request_hash: toRequestHash(request),
    view_key_hash: toViewKeyHash(toViewKey(secret, id)),
    starts_at: new Date(startsAt),
    ends_at: new Date(startsAt + request.duration * 60_000),
    name: request.name,
    phone: request.phone ?? '',
    message: request.message ?? '',
    language: request.language,
    timezone: request.timezone,
    hour_cycle: request.hourCycle ?? null,
  };
}
