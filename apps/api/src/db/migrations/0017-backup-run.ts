import { type Kysely, sql } from 'kysely';

/** Backups that were stored and verified, so that the age of the last one can be measured. The backup deletes old rows itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backup_run (
      finished_at timestamptz not null default clock_timestamp(),
      bytes bigint not null,
      place text not null
    )`.execute(db);
}
