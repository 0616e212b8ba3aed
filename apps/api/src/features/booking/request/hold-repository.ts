import type pg from 'pg';
import type { Row } from '../../../db/tables.ts';
import type { Attempt } from './booking-repository.ts';

/** The columns of a booking that a hold sets. Later steps set the rest. */
export type WantedBooking = Pick<
  Row<'booking'>,
  | 'id'
  | 'request_hash'
  | 'view_key_hash'
  | 'starts_at'
  | 'ends_at'
  | 'name'
  | 'phone'
  | 'message'
  | 'language'
  | 'timezone'
> & { idempotency_key: string };

/**
 * `held`: only this caller may continue. `running`: another call with the same key works on it. `settled`: the
 * booking of this key is confirmed or canceled. `key_reused`: the key belongs to a request with other content.
 */
type HoldKind = 'held' | 'taken' | 'running' | 'settled' | 'key_reused';

export interface Hold extends Attempt {
  kind: HoldKind;
}

/** Counted from now by the database clock, because the clocks of processes differ. */
export interface HoldTerms {
  capacity: number;
  holdMs: number;
  attemptMs: number;
  /** The watch job of the hold, and how long after the hold's end it runs. */
  watch: { queue: string; delayMs: number };
}

const sweep = `
  update booking set status = 'expired' where id in (
    select id from booking
    where status = 'held' and hold_expires_at <= clock_timestamp()
      and tstzrange(starts_at, ends_at, '[)') && tstzrange($1, $2, '[)')
    for update skip locked)`;

// One statement is one transaction: there is no hold without the job that watches over it.
const holdAndWatch = `
  with clock as materialized (
    select at, at + $3 * interval '1 ms' as hold_ends_at, at + $4 * interval '1 ms' as attempt_ends_at
    from clock_timestamp() as at
  ), hold as materialized (
    select h.*, hold_ends_at from clock, hold_booking(
      jsonb_populate_record(null::booking, $1 || jsonb_build_object(
        'created_at', at, 'hold_expires_at', hold_ends_at, 'attempt_expires_at', attempt_ends_at)),
      $2, at) as h
  ), watched as (
    insert into job_outbox (queue, data, start_after)
    select $5, jsonb_build_object('bookingId', booking_id), hold_ends_at + $6 * interval '1 ms'
    from hold where outcome = 'held'
  )
  select outcome as kind, booking_id as id, booking_attempt as attempt from hold`;

/** Enqueues another watch job for a hold that was renewed. Does nothing if the booking is no longer held. */
export async function watchLonger(pool: pg.Pool, id: string, watch: HoldTerms['watch']): Promise<void> {
  await pool.query(
    `insert into job_outbox (queue, data, start_after)
     select $2, jsonb_build_object('bookingId', id), hold_expires_at + $3 * interval '1 ms'
     from booking where id = $1 and status = 'held'`,
    [id, watch.queue, watch.delayMs],
  );
}

/** Takes a free lane for the wanted time, or finds the state of the same key; never waits for a peer. */
export async function holdBooking(
  pool: pg.Pool,
  wanted: WantedBooking,
  { capacity, holdMs, attemptMs, watch }: HoldTerms,
): Promise<Hold> {
  await pool.query({
    name: 'sweep-holds',
    text: sweep,
    values: [wanted.starts_at, wanted.ends_at],
  });
  const row: WantedBooking & Pick<Row<'booking'>, 'status' | 'attempt'> = {
    ...wanted,
    status: 'held',
    attempt: 1,
  };
  const { rows } = await pool.query<Hold>({
    name: 'hold-booking',
    text: holdAndWatch,
    values: [JSON.stringify(row), capacity, holdMs, attemptMs, watch.queue, watch.delayMs],
  });
  if (!rows[0]) throw new Error('hold_booking answered nothing');
  return rows[0];
}
