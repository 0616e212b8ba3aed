import { createHash } from 'node:crypto';
import type { BookingErrorCode } from '@tt/contract/booking/booking-error-code';
import type { BookingResponse } from '@tt/contract/booking/booking-response';
import type { RescheduleRequest } from '@tt/contract/booking/reschedule-request';
import { findSlotRefusal } from '@tt/contract/slots/slot-refusal';
import { toStartInstant } from '@tt/contract/slots/slot-wire';
import { ApiError } from '../../../api-error.ts';
import type { EmailWayOptions } from '../email-way/email-way-options.ts';
import { toBookingAnswer, toRefusal } from '../core/booking-answer.ts';
import { getBooking } from '../core/booking-repository.ts';
import { type BookingRow, toDurationMinutes } from '../core/booking-row.ts';
import { type Move, moveBooking, sweepHolds } from '../core/place-repository.ts';
import { toMoveJobs } from '../core/booking-jobs.ts';

export interface RescheduleCall {
  request: RescheduleRequest;
  idempotencyKey: string | undefined;
}

const refusals: Record<
  Exclude<Move['kind'], 'moved' | 'same' | 'not_found' | 'key_reused'>,
  BookingErrorCode
> = {
  taken: 'slot_taken',
  changed: 'booking_changed',
  past: 'booking_past',
  too_close: 'too_close',
  too_many_moves: 'too_many_moves',
  not_confirmed: 'booking_cancelled',
};

/** Moves a booking to another free time. The same key with the same time gets the same answer. */
export async function reschedule(
  options: EmailWayOptions,
  row: BookingRow,
  { request, idempotencyKey }: RescheduleCall,
): Promise<BookingResponse> {
  const { pool, rules, place } = options;
  const startsAt = toStartInstant(request);
  const duration = request.duration ?? toDurationMinutes(row);
  const isThere = startsAt === row.starts_at.getTime();
  const refusal = findSlotRefusal(startsAt, options.now().getTime(), rules);
  if (refusal && !isThere) return toRefusal(refusal);
  const task = {
    id: row.id,
    startsAt: new Date(startsAt),
    endsAt: new Date(startsAt + duration * 60_000),
    requestHash: toMoveHash(request),
    expectedSequence: request.sequence,
    ...(idempotencyKey && { key: idempotencyKey }),
  };
  if (!isThere && (await options.recheckTime(task.startsAt, task.endsAt)) === 'busy')
    return toRefusal('slot_taken');
  await sweepHolds(pool, task.startsAt, task.endsAt, place);
  const { maxMoves, minimumNoticeMinutes: noticeMinutes } = rules;
  const move = await moveBooking(pool, task, { ...place, maxMoves, noticeMinutes }, toMoveJobs(row.method));
  if (move.kind === 'not_found') throw new ApiError('not_found');
  if (move.kind === 'key_reused') throw new ApiError('idempotency_key_reused');
  if (move.kind !== 'moved' && move.kind !== 'same') return toRefusal(refusals[move.kind]);
  if (move.kind === 'moved' && row.method === 'email') await options.syncSoon(row.id);
  return toBookingAnswer(options, await getBooking(pool, row.id), { viewKey: request.key });
}

/** What a move is about; the state that the page showed may differ when a request is repeated. */
function toMoveHash({ date, time, duration }: RescheduleRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([date, time, duration]))
    .digest('base64url');
}
