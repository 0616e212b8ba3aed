import { type Kysely, sql } from 'kysely';

/**
 * What stays fast with millions of rows. The planner rates a search of a GiST index by any of its columns like a search by
 * the first one, so it read that index as a whole to find a booking's claim by the ID. An expression in its place can't be
 * taken for the column, and the unique index is left. PostgreSQL verifies every claim while the table is locked: a
 * few seconds for 100,000.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Claims that an earlier migration of the same run has inserted are checked at once: the table can't change before.
  await sql`set constraints all immediate`.execute(db);
  await sql`
    alter table booking_claim
      drop constraint booking_claim_no_overlap,
      add constraint booking_claim_no_overlap
        exclude using gist (lane with =, blocks with &&, uuid_send(booking_id) with <>)`.execute(db);
  // Few rows are held at a time: the index stays small, and a booking that has to be confirmed adds up those of its day.
  await sql`create index booking_held on booking (starts_at) where status = 'held'`.execute(db);
}
