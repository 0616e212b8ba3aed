import type pg from 'pg';

/** The columns of a booking that a hold sets; the rest is set by what comes after. */
export interface WantedBooking {
  id: string;
  idempotency_key: string;
  request_hash: string;
  view_key_hash: string;
  starts_at: Date;
  ends_at: Date;
  created_at: Date;
  hold_expires_at: Date;
  attempt_expires_at: Date;
  name: string;
  phone: string;
  message: string;
  language: string;
  timezone: string;
}

/**
 * `held`: this caller, and no other, may go on. `running`: another call with the same key is at it. `settled`: the
 * booking of this key is confirmed or cancelled. `key_reused`: the key belongs to a request with other content.
 */
export type HoldOutcome = 'held' | 'taken' | 'running' | 'settled' | 'key_reused';

export interface Hold {
  outcome: HoldOutcome;
  id: string;
  attempt: number;
}

export interface WatchJob {
  queue: string;
  startAfter: Date;
}

const sweep = `
  update booking set status = 'expired' where id in (
    select id from booking
    where status = 'held' and hold_expires_at <= $3
      and tstzrange(starts_at, ends_at, '[)') && tstzrange($1, $2, '[)')
    for update skip locked)`;

// One statement is one transaction: there is no hold without the job that watches over it.
const holdAndWatch = `
  with hold as materialized (
    select * from hold_booking(jsonb_populate_record(null::booking, $1), $2, $3)
  ), watched as (
    insert into job_outbox (queue, data, start_after)
    select $4, jsonb_build_object('bookingId', booking_id), $5::timestamptz from hold where outcome = 'held'
  )
  select outcome, booking_id as id, booking_attempt as attempt from hold`;

/** Takes a free lane for the wanted time, or finds what the same key has come to; never waits for the outside. */
export async function holdBooking(
  pool: pg.Pool,
  wanted: WantedBooking,
  capacity: number,
  watch: WatchJob,
): Promise<Hold> {
  const at = wanted.created_at;
  await pool.query({
    name: 'sweep-holds',
    text: sweep,
    values: [wanted.starts_at, wanted.ends_at, at],
  });
  const row = { ...wanted, status: 'held', attempt: 1 };
  const { rows } = await pool.query<Hold>({
    name: 'hold-booking',
    text: holdAndWatch,
    values: [JSON.stringify(row), capacity, at, watch.queue, watch.startAfter],
  });
  if (!rows[0]) throw new Error('hold_booking answered nothing');
  return rows[0];
}
