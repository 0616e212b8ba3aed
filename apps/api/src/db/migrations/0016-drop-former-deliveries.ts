import { type Kysely, sql } from 'kysely';

/** Drops what the release before the previous one read and wrote: three tables of deliveries and its way to hold a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger delivery_copied_back on delivery`.execute(db);
  await sql`drop function copy_delivery_back()`.execute(db);
  await sql`drop table client_request_delivery, enquiry_summary_delivery, booking_delivery`.execute(db);
  await sql`drop function copy_delivery()`.execute(db);
  await sql`drop function hold_booking(booking, integer, timestamptz)`.execute(db);
}
