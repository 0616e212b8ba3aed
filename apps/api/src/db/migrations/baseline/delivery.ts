import { type Kysely, sql } from 'kysely';

/** Outbound messages: jobs that wait for the queue, and a record of what each channel has accepted. */
export async function createDelivery(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_outbox (
      id bigint generated always as identity primary key,
      queue text not null,
      data jsonb not null,
      start_after timestamptz,
      created_at timestamptz not null default now(),
      postponed_until timestamptz
    )`.execute(db);
  // No foreign key, because the row may be in any of three tables. A trigger deletes the dependent rows instead.
  await sql`
    create table delivery (
      -- The row that the message is about: an inquiry, a booking, a summary and so on.
      subject_id uuid not null,
      purpose text not null,
      channel text not null,
      delivered_at timestamptz not null default now(),
      primary key (subject_id, purpose, channel)
    )`.execute(db);
  await sql`
    create table delivery_claim (
      key text primary key,
      owner uuid not null,
      claimed_until timestamptz not null
    )`.execute(db);
  await sql`
    create function forget_deliveries() returns trigger language plpgsql as $$
    begin
      delete from delivery where subject_id = old.id;
      return null;
    end $$`.execute(db);
}

/** Deletes the deliveries of a row with the row. */
export async function forgetDeliveriesOf(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    create trigger ${sql.ref(`${table}_forget_deliveries`)} after delete on ${sql.table(table)}
    for each row execute function forget_deliveries()`.execute(db);
}
