import { type Kysely, sql } from 'kysely';

/** Calendar feeds and webhooks. The previous release knows neither and writes to neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feed_key (
      id uuid primary key default gen_random_uuid(),
      hash text not null unique,
      label text not null,
      detail text not null check (detail in ('time', 'name', 'all')),
      created_at timestamptz not null default now(),
      revoked_at timestamptz,
      last_used_at timestamptz
    )`.execute(db);
  await sql`
    create table webhook_endpoint (
      id uuid primary key,
      url text not null,
      secret_sealed bytea not null,
      former_secret_sealed bytea,
      events text[] not null,
      created_at timestamptz not null default now(),
      disabled_at timestamptz
    )`.execute(db);
  await sql`
    create trigger webhook_endpoint_forget_deliveries after delete on webhook_endpoint
    for each row execute function forget_deliveries()`.execute(db);
  await createJobFunction(db);
  await keepWebhooksToThisRelease(db);
}

// The previous release knows one message about an inquiry, its announcement. The record of another one would come back
// from its table as an announcement.
async function keepWebhooksToThisRelease(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function copy_delivery_back() returns trigger language plpgsql as $$
    begin
      if new.purpose = 'announcement' then
        insert into client_request_delivery (client_request_id, channel, delivered_at)
        select id, new.channel, new.delivered_at from client_request where id = new.subject_id on conflict do nothing;
        insert into enquiry_summary_delivery (summary_id, channel, delivered_at)
        select id, new.channel, new.delivered_at from enquiry_summary where id = new.subject_id on conflict do nothing;
      end if;
      insert into booking_delivery (booking_id, purpose, channel, delivered_at)
      select id, new.purpose, new.channel, new.delivered_at from booking where id = new.subject_id
      on conflict do nothing;
      return null;
    end $$`.execute(db);
}

/**
 * The jobs of an event: one for each endpoint that wants it. A function, because the statement that stores inquiries and
 * the functions that change bookings need the same rows. The planner inlines it, so without endpoints it costs the scan of
 * an empty table.
 */
async function createJobFunction(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function webhook_jobs(event text, subject_id uuid, sequence integer)
    returns table (queue text, data jsonb) language sql stable as $$
      select 'webhook', jsonb_build_object(
        'endpointId', endpoint.id, 'event', event, 'subjectId', subject_id, 'sequence', sequence)
      from webhook_endpoint endpoint
      where endpoint.disabled_at is null and event = any(endpoint.events)
    $$`.execute(db);
  // As before, and a job of the queue `webhook` names an event, which becomes a job for each endpoint.
  await sql`
    create or replace function send_booking_jobs(jobs jsonb, p_booking uuid, p_sequence integer)
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
