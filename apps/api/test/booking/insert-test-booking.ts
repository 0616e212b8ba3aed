import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Row } from '../../src/db/tables.ts';
import { toViewKey, toViewKeyHash } from '../../src/features/booking/core/view-key.ts';
import { signingSecret } from '../test-config.ts';

let count = 0;

/** A confirmed booking of its own half hour, far in the future by default. */
export async function insertTestBooking(
  pool: pg.Pool,
  changes: Partial<Row<'booking'>> = {},
): Promise<Row<'booking'>> {
  const startsAt = Date.UTC(2040, 0, 1) + count * 1_800_000;
  count += 1;
  const id = changes.id ?? randomUUID();
  const row: Row<'booking'> = {
    id,
    idempotency_key: randomUUID(),
    request_hash: 'hash',
    view_key_hash: toViewKeyHash(toViewKey({ current: signingSecret }, id)),
    status: 'confirmed',
    starts_at: new Date(startsAt),
    ends_at: new Date(startsAt + 1_800_000),
    created_at: new Date(),
    hold_expires_at: new Date(),
    attempt: 1,
    attempt_expires_at: new Date(),
    confirmed_at: null,
    cancelled_at: null,
    failure_code: null,
    event_may_exist: false,
    name: 'Ada Lovelace',
    phone: '',
    message: '',
    topic: '',
    language: 'en',
    timezone: 'Europe/Warsaw',
    visitor_email: 'ada@site.example',
    is_verified: changes.method !== 'email',
    meet_link: 'https://meet.google.com/abc-defg-hij',
    meet_link_status: 'ready',
    method: 'google',
    email_key: null,
    hour_cycle: null,
    suspicion: null,
    is_rechecked: true,
    sequence: 0,
    moves: 0,
    changed_at: new Date(),
    previous_starts_at: null,
    moved_by: null,
    cancelled_by: null,
    cancel_line: null,
    synced_sequence: -1,
    synced_starts_at: null,
    synced_ends_at: null,
    event_etag: null,
    event_sequence: 0,
    event_missing_at: null,
    event_fault: null,
    short_id: randomUUID().slice(0, 6).toUpperCase(),
    ...changes,
  };
  const { rows } = await pool.query<Row<'booking'>>(
    `with stored as (
       insert into booking select * from jsonb_populate_record(null::booking, $1) returning *
     ), claimed as (
       insert into booking_claim (booking_id, lane, blocks)
       select id, 1, tstzrange(starts_at, ends_at, '[)') from stored where status in ('held', 'confirmed')
     )
     select * from stored`,
    [JSON.stringify(row)],
  );
  if (!rows[0]) throw new Error('The booking was not stored');
  return rows[0];
}
