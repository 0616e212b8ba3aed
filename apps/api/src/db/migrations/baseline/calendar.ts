import { type Kysely, sql } from 'kysely';

/** The company's calendar: how it is connected, and which of its times are taken. */
export async function createCalendar(db: Kysely<unknown>): Promise<void> {
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
}

// Our own meetings in the company's calendar, with the times that the calendar has: a booking may have been moved since.
// The event of a visitor's own calendar is there too, because the company is its guest.
export async function createBusyFunctions(db: Kysely<unknown>): Promise<void> {
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
  // Google merges neighbors and names no events, so ours are subtracted by time. A snapshot counts for an hour. An event that
  // the company moved to a time where its booking can't follow is neither at the booking's time nor somebody else's: that
  // time counts as taken, except for the booking itself.
  await sql`
    create function foreign_busy(asked tstzrange, p_self uuid default null)
    returns tstzmultirange language sql stable as $$
      select (
        select coalesce(range_agg(part), '{}'::tstzmultirange) - own_events(asked)
        from calendar_snapshot s, unnest(s.busy * tstzmultirange(asked)) as part
        where s.fetched_at > clock_timestamp() - interval '1 hour'
      ) + (
        select coalesce(range_agg(tstzrange(b.synced_starts_at, b.synced_ends_at, '[)')), '{}'::tstzmultirange)
        from booking b
        where b.synced_ends_at > lower(asked) and b.synced_starts_at < upper(asked) and b.status = 'confirmed'
          and b.synced_sequence = b.sequence and b.synced_starts_at < b.synced_ends_at
          and (b.synced_starts_at, b.synced_ends_at) is distinct from (b.starts_at, b.ends_at)
          and b.id is distinct from p_self
      )
    $$`.execute(db);
}
