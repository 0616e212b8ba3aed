import { type Kysely, sql } from 'kysely';
import { forgetDeliveriesOf } from './delivery.ts';

/** The desk's one list: a row for each inquiry and for each booking that was ever confirmed, and what people did to it. */
export async function createDeskEntries(db: Kysely<unknown>): Promise<void> {
  await createTables(db);
  await createSearch(db);
  await createEntryTriggers(db);
  await createReminders(db);
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table desk_entry (
      -- The ID of the inquiry or of the booking.
      id uuid primary key,
      kind text not null check (kind in ('inquiry', 'booking')),
      reference text not null,
      language text not null,
      -- In milliseconds, as the pages of the list name it.
      received_at timestamptz not null,
      -- When the time for an answer began: what was held back waits from its release on.
      waits_since timestamptz not null,
      -- A booking waits for nobody once its meeting is over or canceled.
      waits_until timestamptz not null default 'infinity',
      state text not null check (state in ('new', 'hand', 'answered', 'won', 'lost', 'spam', 'flagged')),
      holder_id uuid references desk_person,
      taken_at timestamptz,
      answered_at timestamptz,
      outcome text check (outcome in ('held', 'no_show')),
      -- Grows with each act.
      version integer not null default 0,
      -- What the search finds it by, see to_search().
      words text not null,
      check ((state = 'hand') = (holder_id is not null))
    )`.execute(db);
  await sql`create index desk_entry_received on desk_entry (received_at, id)`.execute(db);
  await sql`create index desk_entry_state on desk_entry (state, received_at, id)`.execute(db);
  // The counts of all filters are read from this index alone.
  await sql`create index desk_entry_filters on desk_entry (state, kind, language)`.execute(db);
  await sql`
    create index desk_entry_waiting on desk_entry (waits_since, id) where state in ('new', 'hand')`.execute(
    db,
  );
  await sql`create index desk_entry_holder on desk_entry (holder_id) where holder_id is not null`.execute(db);
  await sql`
    create index desk_entry_answered on desk_entry (answered_at) where answered_at is not null`.execute(db);
  await sql`create index desk_entry_words on desk_entry using gin (words gin_trgm_ops)`.execute(db);
  await sql`
    create table desk_note (
      id uuid primary key,
      entry_id uuid not null references desk_entry on delete cascade,
      person_id uuid not null references desk_person,
      written_at timestamptz not null default clock_timestamp(),
      text text not null
    )`.execute(db);
  await sql`create index desk_note_entry on desk_note (entry_id)`.execute(db);
  // Who did what. Acts that name a client are deleted with the entry.
  await sql`
    create table desk_act (
      id bigint generated always as identity primary key,
      at timestamptz not null default clock_timestamp(),
      person_id uuid not null references desk_person,
      kind text not null,
      entry_id uuid references desk_entry on delete cascade,
      before text,
      after text
    )`.execute(db);
  await sql`create index desk_act_at on desk_act (at)`.execute(db);
  await sql`create index desk_act_entry on desk_act (entry_id, person_id) where entry_id is not null`.execute(
    db,
  );
}

async function createSearch(db: Kysely<unknown>): Promise<void> {
  // In lowercase, with a space before every word, because a search for one or two letters matches the beginning of
  // words.
  await sql`
    create function to_search(words text) returns text language sql immutable as $$
      select ' ' || translate(lower(words), E'\\n\\r\\t()[]"«»„“”/', '              ')
    $$`.execute(db);
  // Rare words are found by the index alone, because the planner may badly misjudge how rare a part of a word is. The
  // index takes three patterns, all (…) none.
  await sql`
    create function find_desk_entries(patterns text[], most integer) returns setof uuid
    language sql stable set enable_seqscan = off as $$
      select id from desk_entry
      where words like patterns[1] and words like coalesce(patterns[2], patterns[1])
        and words like coalesce(patterns[3], patterns[1]) and words like all (patterns)
      limit most
    $$`.execute(db);
}

async function createEntryTriggers(db: Kysely<unknown>): Promise<void> {
  // The same as toInquiryReference() of the contract.
  await sql`
    create function inquiry_reference(id uuid) returns text language sql immutable as $$
      select 'TT-' || string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ',
        1 + ((('x' || substr(id::text, 1, 8))::bit(32)::bigint >> shift) & 31)::integer, 1), '' order by shift desc)
      from unnest(array[25, 20, 15, 10, 5, 0]) as shift
    $$`.execute(db);
  await sql`
    create function enter_inquiry() returns trigger language plpgsql as $$
    begin
      insert into desk_entry (id, kind, reference, language, received_at, waits_since, state, words)
      select new.id, 'inquiry', reference, new.language, at, at,
        case when new.flagged then 'flagged' else 'new' end,
        to_search(concat_ws(' ', reference, new.name, new.email, new.company_name, new.social_media, new.topic,
          new.project_description))
      from inquiry_reference(new.id) as reference, date_trunc('milliseconds', new.created_at) as at;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger client_request_entered after insert on client_request
    for each row execute function enter_inquiry()`.execute(db);
  await sql`
    create function enter_booking() returns trigger language plpgsql as $$
    begin
      insert into desk_entry (id, kind, reference, language, received_at, waits_since, waits_until, state, words)
      select new.id, 'booking', 'TT-' || new.short_id, new.language, at, at,
        case new.status when 'cancelled' then coalesce(new.cancelled_at, at) else new.ends_at end, 'new',
        to_search(concat_ws(' ', 'TT-' || new.short_id, new.name, new.visitor_email, new.phone, new.topic,
          new.message))
      from date_trunc('milliseconds', coalesce(new.confirmed_at, new.created_at)) as at
      on conflict (id) do update set waits_until = excluded.waits_until;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger booking_entered after insert or update of status, ends_at on booking
    for each row when (new.status in ('confirmed', 'cancelled')) execute function enter_booking()`.execute(
    db,
  );
  await sql`
    create function leave_desk() returns trigger language plpgsql as $$
    begin
      delete from desk_entry where id = old.id;
      return null;
    end $$`.execute(db);
  for (const table of ['client_request', 'booking'])
    await sql`
      create trigger ${sql.ref(`${table}_left_desk`)} after delete on ${sql.table(table)}
      for each row execute function leave_desk()`.execute(db);
}

/** Each day on which the company was reminded of what waits, so that no day has two reminders. */
async function createReminders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table desk_reminder (
      id uuid primary key default gen_random_uuid(),
      day date not null unique
    )`.execute(db);
  await forgetDeliveriesOf(db, 'desk_reminder');
}
