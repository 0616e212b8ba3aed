import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table delivery_claim (
      key text primary key,
      owner uuid not null,
      claimed_until timestamptz not null
    )`.execute(db);
  await sql`alter table job_outbox add column set_aside_until timestamptz`.execute(db);
}
