import { type Kysely, sql } from 'kysely';

/**
 * How a booking takes, keeps and changes its time. Rules against deadlocks:
 * - Locks in this order: advisory key, advisory address, advisory day, booking row, claim.
 * - A claim is only inserted with ON CONFLICT DO NOTHING and deleted, never updated. Who waits for a claim holds none
 *   that is not committed, and who has inserted one waits for nobody.
 * - Old holds are swept before, in a statement of their own that skips locked rows.
 */
export async function createBookingFunctions(db: Kysely<unknown>): Promise<void> {
  await createClaimFunctions(db);
  await createReserveFunction(db);
  await createKeepFunction(db);
  await createMoveFunction(db);
}

async function createClaimFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function to_blocks(s timestamptz, e timestamptz, rules jsonb) returns tstzrange language sql immutable as $$
      select tstzrange(
        s - make_interval(mins => coalesce((rules ->> 'beforeMinutes')::integer, 0)),
        e + make_interval(mins => coalesce((rules ->> 'afterMinutes')::integer, 0)), '[)')
    $$`.execute(db);
  // Returns the lane, or null if the time is taken. The lane that a booking has comes first, so that it stays there.
  await sql`
    create function claim_lane(
      p_booking uuid, p_blocks tstzrange, p_capacity integer, p_first integer default 1
    ) returns smallint language plpgsql as $$
    declare
      place smallint;
    begin
      if not isempty(foreign_busy(p_blocks, p_booking)) then return null; end if;
      for place in select n from generate_series(1, p_capacity) as n order by (n = p_first) desc, n loop
        insert into booking_claim (booking_id, lane, blocks) values (p_booking, place, p_blocks)
        on conflict on constraint booking_claim_no_overlap do nothing;
        if found then return place; end if;
      end loop;
      return null;
    end $$`.execute(db);
  // Every job carries the booking's ID and the sequence that it is about. A job of the queue `webhook` names an event, which
  // becomes a job for each endpoint.
  await sql`
    create function send_booking_jobs(jobs jsonb, p_booking uuid, p_sequence integer)
    returns void language sql as $$
      insert into job_outbox (queue, data, start_after)
      select job ->> 'queue', (job -> 'data') || jsonb_build_object('bookingId', p_booking, 'sequence', p_sequence),
        clock_timestamp() + (job ->> 'delayMs')::double precision * interval '1 ms'
      from jsonb_array_elements(jobs) as job where job ->> 'queue' <> 'webhook'
      union all
      select sent.queue, sent.data, clock_timestamp() + (job ->> 'delayMs')::double precision * interval '1 ms'
      from jsonb_array_elements(jobs) as job,
        webhook_jobs(job -> 'data' ->> 'event', p_booking, p_sequence) as sent
      where job ->> 'queue' = 'webhook'
    $$`.execute(db);
}

// With holdMs the place is only held, without it the booking is confirmed at once. maxPendingMs limits how much of
// the day [dayStartsAt, dayEndsAt) may wait for confirmations by email.
async function createReserveFunction(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function reserve_booking(wanted booking, rules jsonb, jobs jsonb)
    returns table (outcome text, reserved_id uuid, reserved_attempt integer) language plpgsql as $$
    declare
      existing booking;
      at timestamptz;
      held_until timestamptz;
      upcoming integer;
      unconfirmed integer;
      place smallint;
    begin
      perform pg_advisory_xact_lock(hashtextextended('booking-key:' || wanted.idempotency_key, 0));
      if wanted.email_key is not null then
        perform pg_advisory_xact_lock(hashtextextended('booking-email:' || wanted.email_key, 0));
      end if;
      if rules ? 'maxPendingMs' then
        perform pg_advisory_xact_lock(hashtextextended('booking-day:' || (rules ->> 'dayStartsAt'), 0));
      end if;
      select * into existing from booking b where b.idempotency_key = wanted.idempotency_key for update;
      at := clock_timestamp();
      held_until := at + (rules ->> 'holdMs')::double precision * interval '1 ms';
      if existing.id is not null then
        if existing.request_hash <> wanted.request_hash then
          return query select 'key_reused', existing.id, existing.attempt; return;
        elsif existing.status in ('confirmed', 'cancelled') or
          (existing.status = 'held' and existing.method = 'email' and existing.hold_expires_at > at) then
          return query select 'settled', existing.id, existing.attempt; return;
        elsif existing.status = 'held' and existing.attempt_expires_at > at then
          return query select 'running', existing.id, existing.attempt; return;
        end if;
        wanted.id := existing.id;
      end if;

      if wanted.email_key is not null then
        select count(*), count(*) filter (where b.status = 'held') into upcoming, unconfirmed from booking b
        where (b.email_key = wanted.email_key or lower(b.visitor_email) = lower(wanted.visitor_email))
          and b.status in ('held', 'confirmed') and b.ends_at > at and b.id <> wanted.id
          and (b.status = 'confirmed' or b.hold_expires_at > at);
        if upcoming >= (rules ->> 'maxUpcoming')::integer then
          return query select case when unconfirmed > 0 then 'too_many_unconfirmed' else 'too_many' end, wanted.id, 0; return;
        end if;
      end if;
      if rules ? 'maxPendingMs' and (
        select coalesce(sum(extract(epoch from b.ends_at - b.starts_at)), 0) * 1000 from booking b
        where b.method = 'email' and b.status = 'held' and b.hold_expires_at > at
          and b.starts_at >= (rules ->> 'dayStartsAt')::timestamptz and b.starts_at < (rules ->> 'dayEndsAt')::timestamptz
      ) + extract(epoch from wanted.ends_at - wanted.starts_at) * 1000 > (rules ->> 'maxPendingMs')::double precision then
        return query select 'too_many_pending', wanted.id, 0; return;
      end if;

      select c.lane into place from booking_claim c where c.booking_id = wanted.id;
      if place is null then
        place := claim_lane(wanted.id, to_blocks(wanted.starts_at, wanted.ends_at, rules), (rules ->> 'capacity')::integer);
      end if;
      if place is null then
        update booking b set status = 'expired' where b.id = existing.id and b.status = 'held';
        return query select 'taken', wanted.id, coalesce(existing.attempt, 0); return;
      end if;

      -- From here on nothing waits for another transaction.
      if existing.id is null then
        wanted.attempt := 1;
        wanted.method := coalesce(wanted.method, 'google');
        wanted.short_id := coalesce(wanted.short_id, new_short_id());
        wanted.created_at := at;
        wanted.changed_at := at;
        wanted.status := case when held_until is null then 'confirmed' else 'held' end;
        wanted.confirmed_at := case when held_until is null then at end;
        wanted.hold_expires_at := coalesce(held_until, at);
        wanted.attempt_expires_at := at + coalesce((rules ->> 'attemptMs')::double precision, 0) * interval '1 ms';
        wanted.event_may_exist := false;
        wanted.is_verified := false;
        wanted.is_rechecked := coalesce(wanted.is_rechecked, true);
        wanted.sequence := 0;
        wanted.moves := 0;
        wanted.synced_sequence := -1;
        wanted.event_sequence := 0;
        insert into booking select (wanted).*;
      else
        update booking b set
          status = case when held_until is null then 'confirmed' else 'held' end,
          attempt = b.attempt + 1,
          attempt_expires_at = at + coalesce((rules ->> 'attemptMs')::double precision, 0) * interval '1 ms',
          hold_expires_at = coalesce(held_until, b.hold_expires_at),
          confirmed_at = case when held_until is null then at end,
          changed_at = at,
          failure_code = null,
          -- This caller cannot know what the attempt before did in the calendar.
          event_may_exist = b.method = 'google'
        where b.id = existing.id;
      end if;
      -- A later hold of the same form is asked about by another mail.
      perform send_booking_jobs(jobs, wanted.id, case when held_until is null then 0 else coalesce(existing.attempt, 0) end);
      return query select case when held_until is null then 'confirmed' else 'held' end, wanted.id,
        coalesce(existing.attempt, 0) + 1;
    end $$`.execute(db);
}

// The visitor owns the address, so the held booking is confirmed. A place that was freed meanwhile is taken again if
// possible. The function checks what has happened since: other meetings of the address, and the company's own
// appointments.
async function createKeepFunction(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function confirm_hold(p_id uuid, rules jsonb, jobs jsonb) returns text language plpgsql as $$
    declare
      b booking;
      place smallint;
      wanted tstzrange;
    begin
      perform pg_advisory_xact_lock(hashtextextended('booking-email:' || email_key, 0)) from booking where id = p_id;
      select * into b from booking where id = p_id for update;
      if b.id is null or b.method <> 'email' then return 'not_found'; end if;
      if b.status in ('confirmed', 'cancelled') then return b.status; end if;
      if b.starts_at <= clock_timestamp() then return 'past'; end if;
      if (
        select count(*) from booking other
        where (other.email_key = b.email_key or lower(other.visitor_email) = lower(b.visitor_email))
          and other.status = 'confirmed' and other.ends_at > clock_timestamp()
      ) >= (rules ->> 'maxUpcoming')::integer then return 'too_many'; end if;
      wanted := to_blocks(b.starts_at, b.ends_at, rules);
      if not isempty(foreign_busy(wanted)) then return 'taken'; end if;
      select c.lane into place from booking_claim c where c.booking_id = p_id;
      if place is null then place := claim_lane(p_id, wanted, (rules ->> 'capacity')::integer); end if;
      if place is null then return 'taken'; end if;
      update booking set status = 'confirmed', is_verified = true, confirmed_at = clock_timestamp(),
        changed_at = clock_timestamp()
      where id = p_id;
      perform send_booking_jobs(jobs, p_id, b.sequence);
      return 'confirmed';
    end $$`.execute(db);
}

async function createMoveFunction(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function move_booking(
      p_id uuid, p_key text, p_hash text, p_expected integer, p_starts_at timestamptz, p_ends_at timestamptz,
      p_timezone text, rules jsonb, jobs jsonb
    ) returns table (outcome text, new_sequence integer) language plpgsql as $$
    declare
      b booking;
      done booking_move;
      previous bigint;
      previous_lane smallint;
      place smallint;
    begin
      perform pg_advisory_xact_lock(hashtextextended('booking-key:' || p_key, 0));
      select * into b from booking where id = p_id for update;
      if b.id is null then return query select 'not_found', 0; return; end if;
      select * into done from booking_move m where m.key = p_key;
      if done.key is not null then
        return query select case when done.booking_id = p_id and done.request_hash = p_hash then 'repeated' else 'key_reused' end,
          b.sequence;
        return;
      end if;
      if b.status <> 'confirmed' then return query select 'not_confirmed', b.sequence; return; end if;
      if b.starts_at = p_starts_at and b.ends_at = p_ends_at then return query select 'same', b.sequence; return; end if;
      if p_expected <> b.sequence then return query select 'changed', b.sequence; return; end if;
      if b.starts_at <= clock_timestamp() then return query select 'past', b.sequence; return; end if;
      if b.starts_at <= clock_timestamp() + make_interval(mins => coalesce((rules ->> 'noticeMinutes')::integer, 0)) then
        return query select 'too_close', b.sequence; return;
      end if;
      if b.moves >= (rules ->> 'maxMoves')::integer then return query select 'too_many_moves', b.sequence; return; end if;

      select c.id, c.lane into strict previous, previous_lane from booking_claim c where c.booking_id = p_id;
      place := claim_lane(p_id, to_blocks(p_starts_at, p_ends_at, rules), (rules ->> 'capacity')::integer, previous_lane);
      if place is null then return query select 'taken', b.sequence; return; end if;
      -- From here on nothing waits for another transaction.
      delete from booking_claim c where c.id = previous;
      update booking set starts_at = p_starts_at, ends_at = p_ends_at, previous_starts_at = b.starts_at,
        timezone = coalesce(p_timezone, b.timezone),
        sequence = b.sequence + 1, moves = b.moves + (case when rules ? 'maxMoves' then 1 else 0 end),
        moved_by = case when rules ? 'maxMoves' then 'visitor' else 'company' end, changed_at = clock_timestamp()
      where id = p_id;
      if p_key is not null then
        insert into booking_move (key, booking_id, request_hash, sequence) values (p_key, p_id, p_hash, b.sequence + 1);
      end if;
      perform send_booking_jobs(jobs, p_id, b.sequence + 1);
      return query select 'moved', b.sequence + 1;
    end $$`.execute(db);
}
