import { type Kysely, sql } from 'kysely';

/**
 * `all` stands for every event, also for those that later releases add. An endpoint that has all events of today was added
 * without naming any, or wants the next one as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function webhook_jobs(event text, subject_id uuid, sequence integer)
    returns table (queue text, data jsonb) language sql stable as $$
      select 'webhook', jsonb_build_object(
        'endpointId', endpoint.id, 'event', event, 'subjectId', subject_id, 'sequence', sequence)
      from webhook_endpoint endpoint
      where endpoint.disabled_at is null and endpoint.events && array[event, 'all']
    $$`.execute(db);
  await sql`
    update webhook_endpoint set events = '{all}'
    where events @> '{enquiry.received,booking.confirmed,booking.moved,booking.cancelled,person.erased}'`.execute(
    db,
  );
}
