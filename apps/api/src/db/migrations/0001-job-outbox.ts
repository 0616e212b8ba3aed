import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_outbox (
      id bigint generated always as identity primary key,
      queue text not null,
      data jsonb not null,
      start_after timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
}
