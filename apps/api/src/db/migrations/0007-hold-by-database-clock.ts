import { type Kysely, sql } from 'kysely';

/**
 * Holds, attempts and their expiry follow the database clock, because the clocks of processes differ. The
 * signature of `hold_booking` stays as the previous release calls it, whose own times are converted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking add column event_may_exist boolean not null default false`.execute(db);
  await replaceHoldFunction(db);
  await guardHolds(db);
}

// The comments of 0004 on how a hold enters the exclusion constraint apply here too. A caller that continues a booking
// that another attempt has begun cannot know what that attempt did in the calendar, hence `event_may_exist`.
async function replaceHoldFunction(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function hold_booking(wanted booking, capacity integer, at timestamptz)
    returns table (outcome text, booking_id uuid, booking_attempt integer) language plpgsql as $$
    declare
      existing booking;
    begin
      at := clock_timestamp();
      wanted.hold_expires_at := at + (wanted.hold_expires_at - wanted.created_at);
      wanted.attempt_expires_at := at + (wanted.attempt_expires_at - wanted.created_at);
      wanted.created_at := at;
      wanted.event_may_exist := false;
      for round in 1 .. 2 loop
        select * into existing from booking b where b.idempotency_key = wanted.idempotency_key for update;
        if found then
          if existing.request_hash <> wanted.request_hash then
            return query select 'key_reused', existing.id, existing.attempt;
            return;
          elsif existing.status in ('confirmed', 'cancelled') then
            return query select 'settled', existing.id, existing.attempt;
            return;
          elsif existing.status = 'held' and existing.attempt_expires_at > at then
            return query select 'running', existing.id, existing.attempt;
            return;
          elsif existing.status = 'held' and existing.hold_expires_at > at then
            update booking b set
              attempt = b.attempt + 1,
              attempt_expires_at = wanted.attempt_expires_at,
              hold_expires_at = wanted.hold_expires_at,
              failure_code = null,
              event_may_exist = true
            where b.id = existing.id;
            return query select 'held', existing.id, existing.attempt + 1;
            return;
          end if;
          delete from booking b where b.id = existing.id;
          wanted.id := existing.id;
          wanted.view_key_hash := existing.view_key_hash;
          wanted.attempt := existing.attempt + 1;
          wanted.event_may_exist := true;
        end if;

        for place in 1 .. capacity loop
          wanted.lane := place;
          insert into booking select (wanted).* on conflict do nothing;
          if found then
            return query select 'held', wanted.id, wanted.attempt;
            return;
          end if;
        end loop;

        if existing.id is not null then
          existing.status := case existing.status when 'held' then 'expired' else existing.status end;
          insert into booking select (existing).*;
          return query select 'taken', existing.id, existing.attempt;
          return;
        elsif not exists (select from booking b where b.idempotency_key = wanted.idempotency_key) then
          return query select 'taken', wanted.id, wanted.attempt;
          return;
        end if;
        -- A request with the same key was stored meanwhile: its row decides.
      end loop;
      return query select 'taken', wanted.id, wanted.attempt;
    end $$`.execute(db);
}

// The previous release ends holds by its own clock: what is not over by the database's clock stays held.
async function guardHolds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_hold() returns trigger language plpgsql as $$ begin return null; end $$`.execute(db);
  await sql`
    create trigger booking_keep_hold before update of status on booking for each row
    when (old.status = 'held' and new.status in ('expired', 'in_doubt') and old.hold_expires_at > clock_timestamp())
    execute function keep_hold()`.execute(db);
}
