import type { BookingErrorCode } from '@tt/contract/booking/booking-error-code';
import type { Consultation } from '@tt/contract/booking/booking-request';
import type { BookingMethod, BookingResponse } from '@tt/contract/booking/booking-response';
import { findSlotRefusal } from '@tt/contract/slots/slot-refusal';
import { toStartInstant } from '@tt/contract/slots/slot-wire';
import { ApiError } from '../../../api-error.ts';
import type { NetworkKeys } from '../../../limits/limits.ts';
import { toBookingAnswer, toRefusal } from './booking-answer.ts';
import type { BookingJob } from './booking-jobs.ts';
import type { BookingOptions } from './booking-options.ts';
import { findBooking, findBookingByKey, getBooking } from './booking-repository.ts';
import { type BookingRow, isSettled } from './booking-row.ts';
import { type Asked, toContentKey, toNewBooking, toRequestHash, type WayColumns } from './new-booking.ts';
import { type Reservation, type ReservationRules, reserveBooking } from './place-repository.ts';
import { TimeBudget } from './time-budget.ts';

export interface Submission<Request extends Consultation> {
  request: Request;
  idempotencyKey: string | undefined;
  networkKeys: NetworkKeys;
}

/** On which terms a request may book. */
export interface Admission {
  columns: WayColumns;
  terms: Omit<ReservationRules, 'capacity' | 'beforeMinutes' | 'afterMinutes'>;
}

/** A way of booking. Everything that it doesn't define is the same for all ways. */
export interface BookingWay<Request extends Consultation> {
  method: BookingMethod;
  /** A secret of this visitor, which identifies a request that has no key. */
  getProof: (submission: Submission<Request>) => string;
  /** May this request book? */
  admit: (submission: Submission<Request>, known?: BookingRow) => Promise<Admission | BookingErrorCode>;
  /** Which jobs are enqueued with the row? */
  listJobs: (admission: Admission) => readonly BookingJob[];
  /** What a request that is answered already may still ask for. Returns why it can't have it. */
  repeat?: (submission: Submission<Request>, known: BookingRow) => Promise<BookingErrorCode | undefined>;
  /** What must happen before a held place becomes a booking? */
  settle: (submission: Submission<Request>, reservation: Reservation) => Promise<BookingResponse>;
}

const waitMarginMs = 2_000;
const waitPauseMs = 200;

const refusals = {
  taken: 'slot_taken',
  too_many: 'too_many_bookings',
  too_many_unconfirmed: 'confirm_first',
  too_many_pending: 'confirm_limit',
} as const;

/** Makes at most one booking for a key, whatever fails in between. The same key gets the same answer. */
export async function book<Request extends Consultation>(
  options: BookingOptions,
  way: BookingWay<Request>,
  submission: Submission<Request>,
): Promise<BookingResponse> {
  const { pool, secret } = options;
  const asked = toAsked(options, way, submission);
  const known = await findSame(options, asked);
  if (known && isAnswered(known)) {
    const refusal = await way.repeat?.(submission, known);
    return refusal ? toRefusal(refusal) : toBookingAnswer(options, known);
  }
  const startsAt = toStartInstant(submission.request);
  const refusal = findSlotRefusal(startsAt, options.now().getTime(), options.rules);
  // An attempt with Google may have created its event already, so it continues.
  if (refusal && known?.method !== 'google') return toRefusal(refusal);
  const admission = await way.admit(submission, known);
  if (typeof admission === 'string') return answerRefused(options, asked, admission);
  const { terms, columns } = admission;
  const waiting = new TimeBudget((terms.attemptMs ?? 0) + waitMarginMs);
  for (;;) {
    const wanted = toNewBooking(secret, asked, columns);
    const reservation = await reserveBooking(
      pool,
      wanted,
      { ...options.place, ...terms },
      way.listJobs(admission),
    );
    if (reservation.kind === 'held' || reservation.kind === 'confirmed')
      return way.settle(submission, reservation);
    if (reservation.kind === 'settled')
      return toBookingAnswer(options, await getBooking(pool, reservation.id));
    if (reservation.kind === 'key_reused') throw new ApiError('idempotency_key_reused');
    if (reservation.kind !== 'running') return toRefusal(refusals[reservation.kind]);
    const answer = await awaitOther(options, reservation.id, waiting);
    if (answer) return answer;
  }
}

function toAsked<Request extends Consultation>(
  { secret }: BookingOptions,
  { method, getProof }: BookingWay<Request>,
  submission: Submission<Request>,
): Asked {
  const { request, idempotencyKey } = submission;
  const hash = toRequestHash(method, request);
  return { method, request, hash, key: idempotencyKey ?? toContentKey(secret, hash, getProof(submission)) };
}

/** The booking of the same request. A key that belongs to another request is refused. */
async function findSame({ pool }: BookingOptions, { key, hash }: Asked): Promise<BookingRow | undefined> {
  const row = await findBookingByKey(pool, key);
  if (row && row.request_hash !== hash) throw new ApiError('idempotency_key_reused');
  return row;
}

/** Decided, or waiting for the confirmation by email. */
function isAnswered(row: BookingRow): boolean {
  return isSettled(row) || (row.method === 'email' && row.status === 'held' && !row.is_hold_over);
}

/**
 * The same request may have been booked a moment ago: then its own event makes the time busy, and its token was revoked.
 */
async function answerRefused(
  options: BookingOptions,
  asked: Asked,
  code: BookingErrorCode,
): Promise<BookingResponse> {
  const same = await findSame(options, asked);
  if (same && isAnswered(same)) return toBookingAnswer(options, same);
  const isUnderWay = same?.status === 'held' && code === 'calendar_unavailable';
  return toRefusal(isUnderWay ? 'booking_in_progress' : code);
}

/** The answer of another call that works on the same booking; undefined if that call is lost. */
async function awaitOther(
  options: BookingOptions,
  id: string,
  waiting: TimeBudget,
): Promise<BookingResponse | undefined> {
  while (await waiting.pause(waitPauseMs)) {
    const row = await findBooking(options.pool, id);
    if (row && isSettled(row)) return toBookingAnswer(options, row);
    if (row?.failure_code) return toRefusal(row.failure_code as BookingErrorCode);
    if (row?.status !== 'held' || row.is_attempt_over) return undefined;
  }
  throw new ApiError('request_in_progress', { retryAfterSeconds: 2 });
}
