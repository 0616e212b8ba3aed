import { type Kysely, sql } from 'kysely';

/**
 * Looks at the company's calendar once more after a booking by email was canceled. Google may create an event up to a
 * minute after the caller has given up, when the job of the cancellation found nothing to delete. And the previous
 * release cancels without a job for the calendar.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function follow_cancellation() returns trigger language plpgsql as $$
    begin
      insert into job_outbox (queue, data, start_after)
      values ('booking-calendar', jsonb_build_object('bookingId', new.id), clock_timestamp() + interval '2 minutes');
      return null;
    end $$`.execute(db);
  await sql`
    create trigger booking_cancellation_followed after update of status on booking for each row
    when (new.method = 'email' and new.status = 'cancelled' and old.status <> 'cancelled')
    execute function follow_cancellation()`.execute(db);
}
