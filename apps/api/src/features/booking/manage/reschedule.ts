import { createHash } from 'node:crypto';
import type { BookingErrorCode } from '@tt/contract/booking/booking-error-code';
import type { BookingMethod, BookingResponse } from '@tt/contract/booking/booking-response';
import type { RescheduleRequest } from '@tt/contract/booking/reschedule-request';
import { findSlotRefusal } from '@tt/contract/slots/slot-refusal';
import { toStartInstant } from '@tt/contract/slots/slot-wire';
import type pg from 'pg';
import { ApiError } from '../../../api-error.ts';
import type { Client } from '../../../db/query.ts';
import type { EmailWayOptions } from '../email-way/email-way-options.ts';
import { toBookingAnswer, toRefusal } from '../core/booking-answer.ts';
import { getBooking } from '../core/booking-repository.ts';
import { type BookingRow, toDurationMinutes } from '../core/booking-row.ts';
import {
  type Move,
  type MoveRules,
  moveBooking,
  type PlaceRules,
  sweepHolds,
} from '../core/place-repository.ts';
import { type BookingJob, toMoveJobs } from '../core/booking-jobs.ts';
import type { CompanyHand } from '../core/cancel.ts';

export interface RescheduleCall {
  request: RescheduleRequest;
  idempotencyKey: string | undefined;
}

type NewTime = Pick<RescheduleRequest, 'date' | 'time' | 'duration' | 'timezone' | 'sequence'>;

/** Who moves the meeting: the rules that apply, and the jobs that follow. */
export interface Mover {
  rules: Omit<MoveRules, keyof PlaceRules>;
  toJobs: (method: BookingMethod) => BookingJob[];
  hand?: CompanyHand;
}

const refusals: {
  [Kind in Exclude<
    Move['kind'],
    'moved' | 'repeated' | 'same' | 'not_found' | 'key_reused'
  >]: BookingErrorCode;
} = {
  taken: 'slot_taken',
  changed: 'booking_changed',
  past: 'booking_past',
  too_close: 'too_close',
  too_many_moves: 'too_many_moves',
  not_confirmed: 'booking_cancelled',
};

/** Moves a booking for its visitor. The same key with the same time gets the same answer. */
export async function reschedule(
  options: EmailWayOptions,
  row: BookingRow,
  { request, idempotencyKey }: RescheduleCall,
): Promise<BookingResponse> {
  const { maxMoves, minimumNoticeMinutes: noticeMinutes } = options.rules;
  const mover = { rules: { maxMoves, noticeMinutes }, toJobs: toMoveJobs };
  const refusal = await moveToTime(options, row, { request, idempotencyKey }, mover);
  if (refusal) return toRefusal(refusal);
  return toBookingAnswer(options, await getBooking(options.pool, row.id), { viewKey: request.key });
}

/** Moves a booking to another available time. Returns why it could not. */
export async function moveToTime(
  options: EmailWayOptions,
  row: BookingRow,
  { request, idempotencyKey }: { request: NewTime; idempotencyKey: string | undefined },
  mover: Mover,
): Promise<BookingErrorCode | undefined> {
  const { pool, rules, place } = options;
  const startsAt = toStartInstant(request);
  const duration = request.duration ?? toDurationMinutes(row);
  const isThere = startsAt === row.starts_at.getTime();
  const refusal = findSlotRefusal(startsAt, options.now().getTime(), rules);
  if (refusal && !isThere) return refusal;
  const task = {
    id: row.id,
    startsAt: new Date(startsAt),
    endsAt: new Date(startsAt + duration * 60_000),
    timeZone: request.timezone,
    requestHash: toMoveHash(request),
    expectedSequence: request.sequence,
    ...(idempotencyKey && { key: idempotencyKey }),
  };
  if (!isThere && (await options.recheckTime(task.startsAt, task.endsAt)) === 'busy') return 'slot_taken';
  await sweepHolds(pool, task.startsAt, task.endsAt, place);
  const move = await recordMove(pool, mover, (client) =>
    moveBooking(client, task, { ...place, ...mover.rules }, mover.toJobs(row.method)),
  );
  if (move.kind === 'not_found') throw new ApiError('not_found');
  if (move.kind === 'key_reused') throw new ApiError('idempotency_key_reused');
  if (move.kind === 'repeated' || move.kind === 'same') return undefined;
  if (move.kind !== 'moved') return refusals[move.kind];
  if (row.method === 'email') await options.syncSoon(row.id);
  return undefined;
}

/** A move without a record of who did it needs no surrounding transaction. */
function recordMove(pool: pg.Pool, { hand }: Mover, move: (client: Client) => Promise<Move>): Promise<Move> {
  if (!hand) return move(pool);
  return hand.transact(async (client) => {
    const made = await move(client);
    if (made.kind === 'moved') await hand.record(client);
    return made;
  });
}

/**
 * What identifies a move. The state and the zone that the page showed are left out, because they may differ when a
 * request is repeated.
 */
function toMoveHash({ date, time, duration }: NewTime): string {
  return createHash('sha256')
    .update(JSON.stringify([date, time, duration]))
    .digest('base64url');
}
