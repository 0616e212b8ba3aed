import { type Kysely, sql } from 'kysely';
import { forgetDeliveriesOf } from './delivery.ts';

/** Other systems: calendar feeds and webhooks. */
export async function createWebhooks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feed_key (
      id uuid primary key default gen_random_uuid(),
      -- SHA-256 of the key, which is shown once and never stored.
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
      -- While the secret is being rotated.
      previous_secret_sealed bytea,
      events text[] not null,
      created_at timestamptz not null default now(),
      disabled_at timestamptz
    )`.execute(db);
  await forgetDeliveriesOf(db, 'webhook_endpoint');
  // The jobs of an event: one for each endpoint that wants it. A function, because the statement that stores inquiries and the
  // functions that change bookings need the same rows. The planner inlines it, so without endpoints it costs the scan of an
  // empty table. `all` stands for every event, also for those that later releases add.
  await sql`
    create function webhook_jobs(event text, subject_id uuid, sequence integer)
    returns table (queue text, data jsonb) language sql stable as $$
      select 'webhook', jsonb_build_object(
        'endpointId', endpoint.id, 'event', event, 'subjectId', subject_id, 'sequence', sequence)
      from webhook_endpoint endpoint
      where endpoint.disabled_at is null and endpoint.events && array[event, 'all']
    $$`.execute(db);
}
