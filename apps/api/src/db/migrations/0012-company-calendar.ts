import { type Kysely, sql } from 'kysely';

/** Bookings that need no account: the event is in the company's calendar, whose busy times count as taken. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addBookingColumns(db);
  await addShortId(db);
  await createCalendarTables(db);
  await createForeignBusy(db);
}

async function addBookingColumns(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table booking
      add column method text not null default 'google' check (method in ('google', 'email')),
      add column email_key text,
      add column hour_cycle text check (hour_cycle in ('h12', 'h23')),
      add column suspicion text,
      add column is_rechecked boolean not null default true,
      add column sequence integer not null default 0,
      add column moves smallint not null default 0,
      add column changed_at timestamptz,
      add column former_starts_at timestamptz,
      add column cancelled_by text check (cancelled_by in ('visitor', 'company')),
      add column synced_sequence integer not null default -1,
      add column synced_starts_at timestamptz,
      add column synced_ends_at timestamptz,
      add column event_etag text,
      add column event_sequence integer not null default 0,
      add column event_missing_at timestamptz,
      add constraint booking_email_given
        check (method = 'google' or (organizer_email is not null and email_key is not null))`.execute(db);
  await sql`
    update booking set changed_at = coalesce(cancelled_at, confirmed_at, created_at)`.execute(db);
  await sql`
    alter table booking
      alter column changed_at set default clock_timestamp(), alter column changed_at set not null`.execute(
    db,
  );
  await sql`
    create index booking_email_key on booking (email_key, ends_at) where status in ('held', 'confirmed')`.execute(
    db,
  );
  await sql`
    create index booking_synced on booking (synced_ends_at) where synced_ends_at is not null`.execute(db);
}

// Six characters for people to say on the phone: digits and capitals without I, L, O and U.
async function addShortId(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function new_short_id() returns text language plpgsql volatile as $$
    declare
      letters constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
      made text;
    begin
      loop
        made := (select string_agg(substr(letters, 1 + floor(random() * 32)::integer, 1), '') from generate_series(1, 6));
        exit when not exists (select from booking where short_id = made);
      end loop;
      return made;
    end $$`.execute(db);
  await sql`alter table booking add column short_id text unique`.execute(db);
  await sql`
    do $$ declare b record; begin
      for b in select id from booking loop
        update booking set short_id = new_short_id() where id = b.id;
      end loop;
    end $$`.execute(db);
  await sql`alter table booking alter column short_id set default new_short_id()`.execute(db);
  await sql`alter table booking alter column short_id set not null`.execute(db);
}

async function createCalendarTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_connection (
      id uuid primary key,
      kind text not null check (kind in ('service_account', 'refresh_token')),
      account_email text not null,
      calendar_id text not null,
      scopes text not null,
      refresh_token_sealed text,
      status text not null check (status in ('connected', 'broken')),
      broken_reason text,
      broken_at timestamptz,
      connected_at timestamptz not null default clock_timestamp(),
      last_ok_at timestamptz
    )`.execute(db);
  await sql`create unique index calendar_connection_single on calendar_connection ((true))`.execute(db);
  await sql`
    create table calendar_snapshot (
      calendar_id text primary key,
      busy tstzmultirange not null,
      fetched_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`
    create table proven_address (
      email_hash text primary key,
      proven_until timestamptz not null
    )`.execute(db);
}

// Our own meetings in the company's calendar, with the times that the calendar has: a booking may have been moved since.
// The event of a visitor's own calendar is there too, because the company is its guest.
async function createForeignBusy(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function own_events(asked tstzrange) returns tstzmultirange language sql stable as $$
      select coalesce(range_agg(meeting), '{}'::tstzmultirange) from (
        select tstzrange(b.synced_starts_at, b.synced_ends_at, '[)') as meeting from booking b
        where b.synced_ends_at > lower(asked) and b.synced_starts_at < upper(asked)
        union all
        select tstzrange(b.starts_at, b.ends_at, '[)') from booking b
        where b.method = 'google' and b.status = 'confirmed' and b.ends_at > lower(asked) and b.starts_at < upper(asked)
      ) as own
    $$`.execute(db);
  // Google merges neighbors and names no events, so ours are subtracted by time. A snapshot counts for an hour.
  await sql`
    create function foreign_busy(asked tstzrange) returns tstzmultirange language sql stable as $$
      select coalesce(range_agg(part), '{}'::tstzmultirange) - own_events(asked)
      from calendar_snapshot s, unnest(s.busy * tstzmultirange(asked)) as part
      where s.fetched_at > clock_timestamp() - interval '1 hour'
    $$`.execute(db);
}
