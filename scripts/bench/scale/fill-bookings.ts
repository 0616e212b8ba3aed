import type { Session } from './open-session.ts';

const startsPerDay = 16;
const historyDays = 6 * 365;

// One lane after the other, one start after the other: so many lanes that the history is six years long. Half of what was
// never a meeting is younger than 30 days, because retention deletes it then.
const insertBookings = `
  insert into booking (
    id, idempotency_key, request_hash, view_key_hash, status, lane, starts_at, ends_at, created_at, hold_expires_at,
    attempt, attempt_expires_at, confirmed_at, cancelled_at, failure_code, name, phone, message, language, timezone,
    visitor_email, meet_link, meet_link_status, method, email_key, sequence, moves, changed_at, former_starts_at,
    cancelled_by, synced_sequence, synced_starts_at, synced_ends_at, event_etag, short_id)
  select md5('booking ' || n)::uuid, gen_random_uuid()::text, md5(n::text), md5('view ' || n), status, lane, starts_at,
    starts_at + interval '30 minutes', created_at, created_at + interval '2 minutes', 1, created_at + interval '20 seconds',
    case when is_meeting then created_at end, case when status = 'cancelled' then created_at + interval '1 day' end,
    case when status = 'failed' then 'calendar_unavailable' end, 'Visitor ' || visitor, '+48 22 000 00 00',
    'Question ' || n || ' about a drive that has to start in the cold.', (array['en', 'ua', 'pl', 'ru', 'es'])[1 + n % 5],
    'Europe/Warsaw', case when is_meeting or is_email then address end,
    case when is_meeting then 'https://meet.google.com/' || substr(md5(n::text), 1, 10) end,
    case when is_meeting then 'ready' end, case when is_email then 'email' else 'google' end,
    case when is_email then address end, case when n % 10 = 0 then 1 else 0 end, case when n % 10 = 0 then 1 else 0 end,
    created_at + interval '1 minute', case when n % 10 = 0 then starts_at - interval '1 day' end,
    case when status = 'cancelled' then 'visitor' end,
    case when is_email and is_meeting then case when n % 10 = 0 then 1 else 0 end else -1 end,
    case when is_email and status = 'confirmed' then starts_at end,
    case when is_email and status = 'confirmed' then starts_at + interval '30 minutes' end,
    case when is_email and status = 'confirmed' then '"' || n || '"' end, upper(lpad(to_hex(n), 6, '0'))
  from (
    select *, status in ('confirmed', 'cancelled') as is_meeting, 'visitor-' || visitor || '@example.com' as address,
      starts_at - interval '1 hour' * (30 + n % 700) as created_at
    from (
      select n, 1 + n / $2 % $3 as lane, n % 5 < 3 as is_email, (random() * $1 / 3)::integer as visitor,
        (current_date - 1 - n / ($2 * $3) + time '09:00' + n % $2 * interval '30 minutes') at time zone 'Europe/Warsaw'
          as starts_at,
        case when n % 6 = 5 then 'cancelled'
          when n / ($2 * $3) < 30 and n % 7 = 6 then (array['expired', 'expired', 'failed', 'in_doubt'])[1 + n / 7 % 4]
          else 'confirmed' end as status
      from generate_series(0, $1::integer - 1) as n
    ) as taken
  ) as booked
  order by created_at`;

const insertClaims = `
  insert into booking_claim (booking_id, lane, blocks)
  select id, lane, tstzrange(starts_at, ends_at, '[)') from booking where status = 'confirmed'`;

const insertMoves = `
  insert into booking_move (key, booking_id, request_hash, sequence, moved_at)
  select gen_random_uuid()::text, id, md5(id::text), 1, changed_at from booking where sequence = 1`;

export async function fillBookings(session: Session, count: number): Promise<void> {
  const lanes = Math.max(1, Math.ceil(count / (startsPerDay * historyDays)));
  await session.query(insertBookings, [count, startsPerDay, lanes]);
  await session.query(insertClaims);
  await session.query(insertMoves);
}
