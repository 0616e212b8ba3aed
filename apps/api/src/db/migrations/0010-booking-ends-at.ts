import { type Kysely, sql } from 'kysely';

/** Each scrape of the metrics counts upcoming bookings among many past ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index booking_ends_at on booking (ends_at)`.execute(db);
}
