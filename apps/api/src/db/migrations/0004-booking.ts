import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists btree_gist`.execute(db);
  await createTables(db);
  await createHoldFunction(db);
}

// A failed row releases its idempotency key: nothing happened, so the same form may be sent again.
async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table booking (
      id uuid primary key,
      idempotency_key text unique,
      request_hash text not null,
      view_key_hash text not null unique,
      status text not null
        check (status in ('held', 'confirmed', 'cancelled', 'failed', 'expired', 'in_doubt')),
      lane smallint not null check (lane >= 1),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      created_at timestamptz not null,
      hold_expires_at timestamptz not null,
      attempt integer not null,
      attempt_expires_at timestamptz not null,
      confirmed_at timestamptz,
      cancelled_at timestamptz,
      failure_code text,
      name text not null,
      phone text not null,
      message text not null,
      language text not null,
      timezone text not null,
      organizer_email text,
      meet_link text,
      meet_link_status text check (meet_link_status in ('ready', 'pending', 'unavailable')),
      check (ends_at > starts_at and not isempty(tstzrange(starts_at, ends_at, '[)'))),
      constraint booking_no_overlap
        exclude using gist (lane with =, tstzrange(starts_at, ends_at, '[)') with &&)
        where (status in ('held', 'confirmed'))
    )`.execute(db);
  await sql`create index booking_created_at on booking (created_at)`.execute(db);
  await sql`create index booking_organizer_email on booking (lower(organizer_email))`.execute(db);
  await sql`
    create table booking_delivery (
      booking_id uuid not null references booking on delete cascade,
      purpose text not null,
      channel text not null,
      delivered_at timestamptz not null default now(),
      primary key (booking_id, purpose, channel)
    )`.execute(db);
}

// Only ON CONFLICT DO NOTHING may meet the constraint: plain inserts or updates would deadlock with each other.
// So an old hold of the same key is deleted and inserted again with its id, because the event has the same id.
// Other old holds are swept before, in a transaction of their own. Two callers that each swept a part of what both
// need would deadlock here.
async function createHoldFunction(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function hold_booking(wanted booking, capacity integer, at timestamptz)
    returns table (outcome text, booking_id uuid, booking_attempt integer) language plpgsql as $$
    declare
      existing booking;
    begin
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
              failure_code = null
            where b.id = existing.id;
            return query select 'held', existing.id, existing.attempt + 1;
            return;
          end if;
          delete from booking b where b.id = existing.id;
          wanted.id := existing.id;
          wanted.view_key_hash := existing.view_key_hash;
          wanted.attempt := existing.attempt + 1;
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
