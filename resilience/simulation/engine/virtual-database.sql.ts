/**
 * Puts the database's time, randomness and IDs under the simulation's control. The functions precede PostgreSQL's own on
 * the search path, so statements, functions and defaults of the service find them without a change.
 */
export const virtualFunctions = `
  create sequence simulated_milliseconds;
  create sequence simulated_ids;
  create function simulated_now() returns timestamptz language sql stable as
    $$ select timestamptz 'epoch' + last_value * interval '1 millisecond' from public.simulated_milliseconds $$;
  create function now() returns timestamptz language sql stable as $$ select public.simulated_now() $$;
  create function clock_timestamp() returns timestamptz language sql stable as $$ select public.simulated_now() $$;
  create function statement_timestamp() returns timestamptz language sql stable as $$ select public.simulated_now() $$;
  create function transaction_timestamp() returns timestamptz language sql stable as $$ select public.simulated_now() $$;
  create function random() returns double precision language sql immutable as $$ select 0.5::double precision $$;
  create function gen_random_uuid() returns uuid language sql volatile as
    $$ select ('00000000-0000-4000-9000-' || lpad(to_hex(nextval('public.simulated_ids')), 12, '0'))::uuid $$`;

/** The service draws until an ID is new, which never ends when every draw is the same. */
export const virtualShortIds = `
  create or replace function new_short_id() returns text language sql volatile as
    $$ select upper(lpad(to_hex(nextval('public.simulated_ids')), 6, '0')) $$`;

/** Records every state of each booking with its time, for the checks. */
export const auditTrail = `
  create table simulated_audit (
    at timestamptz not null, booking_id uuid not null, attempt integer not null, old_status text, new_status text,
    meet_link text);
  create function simulated_audit() returns trigger language plpgsql as $$
  begin
    insert into public.simulated_audit
    values (public.simulated_now(), coalesce(new.id, old.id), coalesce(new.attempt, old.attempt), old.status, new.status,
      new.meet_link);
    return null;
  end $$;
  create trigger simulated_audit after insert or update or delete on booking
    for each row execute function simulated_audit()`;

/**
 * Private entries in the company's calendar, as the checks know them. An entry is known from the snapshot that has it;
 * a place that is taken over a known one is recorded, unless a meeting of ours lies there too, which hides the entry.
 * The same holds for an event of ours that the company moved to where its booking could not follow.
 */
export const busyTrail = `
  create table simulated_busy (event_id text primary key, at tstzrange not null, is_known boolean not null default false);
  create table simulated_trespass (booking_id uuid not null, at tstzrange not null);
  create function simulated_know_busy() returns trigger language plpgsql as $$
  begin
    update public.simulated_busy set is_known = new.busy @> at;
    return null;
  end $$;
  create trigger simulated_know_busy after insert or update on calendar_snapshot
    for each row execute function simulated_know_busy();
  create function simulated_trespass() returns trigger language plpgsql as $$
  begin
    insert into public.simulated_trespass
    select new.booking_id, b.at from public.simulated_busy b
    where b.is_known and b.at && new.blocks
      and exists (select from calendar_snapshot where fetched_at > public.simulated_now() - interval '1 hour')
      and not exists (
        select from booking o where tstzrange(o.synced_starts_at, o.synced_ends_at) && b.at
          or (o.method = 'google' and o.status = 'confirmed' and tstzrange(o.starts_at, o.ends_at) && b.at));
    insert into public.simulated_trespass
    select new.booking_id, tstzrange(o.synced_starts_at, o.synced_ends_at) from booking o
    where o.id <> new.booking_id and o.status = 'confirmed' and o.synced_sequence = o.sequence
      and (o.synced_starts_at, o.synced_ends_at) is distinct from (o.starts_at, o.ends_at)
      and tstzrange(o.synced_starts_at, o.synced_ends_at) && new.blocks;
    return null;
  end $$;
  create trigger simulated_trespass after insert on booking_claim
    for each row execute function simulated_trespass()`;

/** Inquiries that were deleted while the form held them back, and as late as the company says. */
export const expiryTrail = `
  create table simulated_expired (id uuid primary key);
  create function simulated_expired() returns trigger language plpgsql as $$
  begin
    insert into public.simulated_expired values (old.id);
    return null;
  end $$;
  create trigger simulated_expired after delete on client_request
    for each row when (old.flagged and old.created_at < public.simulated_now() - interval '30 days')
    execute function simulated_expired()`;

/** The queue's own clock, which it offers for tests. */
export const virtualQueueTime = `
  create or replace function pgboss.job_now() returns timestamptz language sql stable as
    $$ select public.simulated_now() $$`;

export const listTables = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where (schemaname = 'public' and tablename not like 'kysely%') or (schemaname = 'pgboss' and tablename like 'job%')`;

/** Resets the time of the queue's last maintenance, because each history starts at the same time. */
export const forgetQueueTimes = `
  update pgboss.queue set monitor_on = null, monitor_claim_on = null, maintain_on = null;
  update pgboss.version set cron_on = null, monitor_backoff_on = null`;

export const restartSequences = `
  select setval(format('%I.%I', schemaname, sequencename), 1, false) from pg_sequences
  where schemaname = 'public' and sequencename <> 'simulated_milliseconds'`;
