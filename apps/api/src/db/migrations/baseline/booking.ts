import { type Kysely, sql } from 'kysely';
import { forgetDeliveriesOf } from './delivery.ts';

export async function createBookings(db: Kysely<unknown>): Promise<void> {
  await createShortIds(db);
  await createTable(db);
  await createClaims(db);
}

// Six characters for people to say on the phone: digits and capitals without I, L, O and U.
async function createShortIds(db: Kysely<unknown>): Promise<void> {
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
}

// A failed row releases its idempotency key: nothing happened, so the same form may be sent again.
async function createTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table booking (
      id uuid primary key,
      idempotency_key text unique,
      request_hash text not null,
      view_key_hash text not null unique,
      status text not null
        check (status in ('held', 'confirmed', 'cancelled', 'failed', 'expired', 'in_doubt')),
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
      -- Key of the service, case or product that it is about, or empty.
      topic text not null default '',
      language text not null,
      timezone text not null,
      -- As typed, or of the account that has the event.
      visitor_email text,
      -- Whether the visitor has shown that the address is their own: by that account, or by the button in a mail to it.
      is_verified boolean not null default false,
      meet_link text,
      meet_link_status text check (meet_link_status in ('ready', 'pending', 'unavailable')),
      event_may_exist boolean not null default false,
      method text not null default 'google' check (method in ('google', 'email')),
      -- The address as limits count it, in the email way.
      email_key text,
      hour_cycle text check (hour_cycle in ('h12', 'h23')),
      -- Why the visitor had to confirm by mail.
      suspicion text,
      -- Whether the company's calendar was asked about this very time.
      is_rechecked boolean not null default true,
      -- Grows with each move and with the cancellation, so that calendars know the newest state.
      sequence integer not null default 0,
      moves smallint not null default 0,
      changed_at timestamptz not null default clock_timestamp(),
      -- The start before the last move.
      previous_starts_at timestamptz,
      -- Who made the last move.
      moved_by text check (moved_by in ('visitor', 'company')),
      cancelled_by text check (cancelled_by in ('visitor', 'company')),
      -- What the company writes to the visitor about it.
      cancel_line text,
      -- The sequence and the times that the company's calendar has.
      synced_sequence integer not null default -1,
      synced_starts_at timestamptz,
      synced_ends_at timestamptz,
      event_etag text,
      -- Google's own sequence; mails carry the greater of both.
      event_sequence integer not null default 0,
      -- When the event was first seen deleted.
      event_missing_at timestamptz,
      -- What the company was told to correct in its calendar.
      event_fault text check (event_fault in ('deleted', 'differs')),
      short_id text not null unique default new_short_id(),
      constraint booking_email_given
        check (method = 'google' or (visitor_email is not null and email_key is not null)),
      check (ends_at > starts_at and not isempty(tstzrange(starts_at, ends_at, '[)')))
    )`.execute(db);
  await sql`create index booking_created_at on booking (created_at)`.execute(db);
  await sql`create index booking_visitor_email on booking (lower(visitor_email))`.execute(db);
  await sql`create index booking_ends_at on booking (ends_at)`.execute(db);
  await sql`
    create index booking_email_key on booking (email_key, ends_at) where status in ('held', 'confirmed')`.execute(
    db,
  );
  await sql`create index booking_mailbox on booking (email_key) where email_key is not null`.execute(db);
  await sql`
    create index booking_synced on booking (synced_ends_at) where synced_ends_at is not null`.execute(db);
  // Few rows are held at a time: the index stays small, and a booking that has to be confirmed adds up those of its day.
  await sql`create index booking_held on booking (starts_at) where status = 'held'`.execute(db);
  await forgetDeliveriesOf(db, 'booking');
}

// A claim on a time is a row of its own, so that a booking can be moved: the new claim is inserted, then the old one
// is deleted, in one transaction.
async function createClaims(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table booking_claim (
      id bigint generated always as identity primary key,
      booking_id uuid not null references booking on delete cascade deferrable initially deferred,
      lane smallint not null check (lane >= 1),
      blocks tstzrange not null check (not isempty(blocks)),
      -- A booking is not in its own way: it may move by less than its length. An expression in place of booking_id,
      -- because the planner rates a search of a GiST index by any of its columns like one by the first.
      constraint booking_claim_no_overlap
        exclude using gist (lane with =, blocks with &&, uuid_send(booking_id) with <>),
      -- Checked at the commit, because a move has two claims for a moment.
      constraint booking_claim_one unique (booking_id) deferrable initially deferred
    )`.execute(db);
  await sql`
    create table booking_move (
      key text primary key,
      booking_id uuid not null references booking on delete cascade,
      request_hash text not null,
      sequence integer not null,
      moved_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index booking_move_booking on booking_move (booking_id)`.execute(db);
  // A booking that is neither held nor confirmed has no claim.
  await sql`
    create function release_claim() returns trigger language plpgsql as $$
    begin
      delete from booking_claim where booking_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger booking_released after update of status on booking for each row
    when (new.status not in ('held', 'confirmed')) execute function release_claim()`.execute(db);
  // Google may create an event up to a minute after the caller has given up, when the job of the cancellation found
  // nothing to delete. So a second job checks the company's calendar later.
  await sql`
    create function follow_cancellation() returns trigger language plpgsql as $$
    begin
      insert into job_outbox (queue, data, start_after)
      values ('booking-calendar', jsonb_build_object('bookingId', new.id), clock_timestamp() + interval '2 minutes');
      return null;
    end $$`.execute(db);
  await sql`
    create trigger booking_cancellation_followed after update of status on booking for each row
    when (new.method = 'email' and new.status = 'cancelled' and old.status <> 'cancelled')
    execute function follow_cancellation()`.execute(db);
}
