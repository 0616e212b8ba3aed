import type pg from 'pg';
import type { Client } from '../../../db/query.ts';
import type { Row } from '../../../db/tables.ts';
import { findTrace } from '../../../request-trace.ts';
import type { BookingJob } from './booking-jobs.ts';
import type { Attempt } from './booking-repository.ts';
import type { NewBooking } from './new-booking.ts';

/** How much time a meeting takes, and how many may run at once. */
export interface PlaceRules {
  capacity: number;
  beforeMinutes: number;
  afterMinutes: number;
}

/** All times are counted from now by the database clock, because the clocks of processes differ. */
export interface ReservationRules extends PlaceRules {
  /** Without it the booking is confirmed at once. */
  holdMs?: number;
  attemptMs?: number;
  /** How many upcoming meetings one address may have. */
  maxUpcoming?: number;
  /** How much of this day may be held for confirmations by email. */
  maxPendingMs?: number;
  dayStartsAt?: string;
  dayEndsAt?: string;
}

/**
 * `held` and `confirmed`: only this caller may continue. `running`: another call with the same key works on it.
 * `settled`: the booking of this key is decided, or waits for its mail. `key_reused`: the key belongs to a request with
 * other content.
 */
type ReservationKind =
  | 'held'
  | 'confirmed'
  | 'taken'
  | 'running'
  | 'settled'
  | 'key_reused'
  | 'too_many'
  | 'too_many_unconfirmed'
  | 'too_many_pending';

export interface Reservation extends Attempt {
  kind: ReservationKind;
}

export interface MoveTask {
  id: string;
  startsAt: Date;
  endsAt: Date;
  /** The visitor's zone from now on; if left out, it stays. */
  timeZone?: string | undefined;
  /** If left out, the move is not recorded. A repeated call then finds the booking at the new time already. */
  key?: string;
  requestHash?: string;
  /** The sequence that the caller has read. */
  expectedSequence?: number | undefined;
}

export interface MoveRules extends PlaceRules {
  maxMoves?: number;
  noticeMinutes?: number;
}

/** `repeated`: an earlier call with the same key has already moved it. */
type MoveKind =
  | 'moved'
  | 'repeated'
  | 'same'
  | 'taken'
  | 'changed'
  | 'past'
  | 'too_close'
  | 'too_many_moves'
  | 'not_confirmed'
  | 'not_found'
  | 'key_reused';

export interface Move {
  kind: MoveKind;
  sequence: number;
}

type ConfirmKind = 'confirmed' | 'cancelled' | 'taken' | 'too_many' | 'past' | 'not_found';

/** Takes a free lane for the wanted time, or finds the state of the same key; never waits for a peer. */
export async function reserveBooking(
  pool: pg.Pool,
  wanted: NewBooking,
  rules: ReservationRules,
  jobs: readonly BookingJob[],
): Promise<Reservation> {
  await sweepHolds(pool, wanted.starts_at, wanted.ends_at, rules);
  const { rows } = await pool.query<Reservation>({
    name: 'reserve-booking',
    text: `select outcome as kind, reserved_id as id, reserved_attempt as attempt
           from reserve_booking(jsonb_populate_record(null::booking, $1), $2, $3)`,
    values: [JSON.stringify(wanted), JSON.stringify(rules), toJson(jobs)],
  });
  if (!rows[0]) throw new Error('reserve_booking answered nothing');
  return rows[0];
}

/** Confirms a place that was held for a confirmation by email. */
export async function confirmHold(
  pool: pg.Pool,
  { id, starts_at, ends_at }: Pick<Row<'booking'>, 'id' | 'starts_at' | 'ends_at'>,
  rules: PlaceRules & Pick<ReservationRules, 'maxUpcoming'>,
  jobs: readonly BookingJob[],
): Promise<ConfirmKind> {
  await sweepHolds(pool, starts_at, ends_at, rules);
  const { rows } = await pool.query<{ kind: ConfirmKind }>({
    name: 'confirm-hold',
    text: 'select confirm_hold($1, $2, $3) as kind',
    values: [id, JSON.stringify(rules), toJson(jobs)],
  });
  return rows[0]?.kind ?? 'not_found';
}

/** Takes the new time before it frees the old one, so the visitor always holds exactly one. */
export async function moveBooking(
  client: Client,
  task: MoveTask,
  rules: MoveRules,
  jobs: readonly BookingJob[],
): Promise<Move> {
  const { rows } = await client.query<Move>({
    name: 'move-booking',
    text: `select outcome as kind, new_sequence as sequence from move_booking($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      ...[task.id, task.key ?? null, task.requestHash ?? null, task.expectedSequence ?? null],
      ...[task.startsAt, task.endsAt, task.timeZone ?? null, JSON.stringify(rules), toJson(jobs)],
    ],
  });
  if (!rows[0]) throw new Error('move_booking answered nothing');
  return rows[0];
}

/**
 * Ends old holds that block a time. In a transaction of its own, before a claim, because two callers that each end
 * some of the same holds would deadlock.
 */
export async function sweepHolds(
  pool: pg.Pool,
  startsAt: Date,
  endsAt: Date,
  rules: PlaceRules,
): Promise<void> {
  const text = `
    update booking set status = 'expired' where id in (
      select id from booking
      where status = 'held' and hold_expires_at <= clock_timestamp()
        and id in (select booking_id from booking_claim where blocks && to_blocks($1, $2, $3))
      for update skip locked)`;
  await pool.query({ name: 'sweep-holds', text, values: [startsAt, endsAt, JSON.stringify(rules)] });
}

/** Enqueues another watch job for a hold that was renewed. Does nothing if the booking is no longer held. */
export async function watchLonger(
  pool: pg.Pool,
  id: string,
  watch: { queue: string; delayMs: number },
): Promise<void> {
  await pool.query(
    `insert into job_outbox (queue, data, start_after)
     select $2, jsonb_build_object('bookingId', id) || $4, hold_expires_at + $3 * interval '1 ms'
     from booking where id = $1 and status = 'held'`,
    [id, watch.queue, watch.delayMs, JSON.stringify(findTrace())],
  );
}

function toJson(jobs: readonly BookingJob[]): string {
  return JSON.stringify(jobs.map((job) => ({ ...job, data: { ...job.data, ...findTrace() } })));
}
