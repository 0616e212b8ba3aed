import type pg from 'pg';

// Past meetings stay as they are in the calendar. The index on `ends_at` is of no use to `clock_timestamp()`.
const upcoming = `method = 'email' and status in ('confirmed', 'cancelled') and ends_at > statement_timestamp()`;
const behind = `${upcoming} and synced_sequence <> sequence`;

export interface MeetingCount {
  upcoming: number;
  unsynced: number;
}

/** How many meetings are upcoming, and how many bookings have a change that the calendar lacks. */
export async function countMeetings(client: pg.ClientBase | pg.Pool): Promise<MeetingCount> {
  const { rows } = await client.query<MeetingCount>(`
    select count(*) filter (where status = 'confirmed')::int as upcoming,
      count(*) filter (where synced_sequence <> sequence)::int as unsynced
    from booking where ${upcoming}`);
  return rows[0] ?? { upcoming: 0, unsynced: 0 };
}

/** The calendar was replaced or has lost its events, so nothing is known about what it contains. */
export async function forgetEvents(client: pg.ClientBase): Promise<void> {
  await client.query(`
    update booking set synced_sequence = -1, synced_starts_at = null, synced_ends_at = null, event_etag = null,
      event_missing_at = null, event_fault = null
    where ${upcoming}`);
}

/** Enqueues a job for each booking whose last change the calendar lacks. Returns how many. */
export async function sendUnsynced(client: pg.ClientBase): Promise<number> {
  const { rowCount } = await client.query(`
    insert into job_outbox (queue, data)
    select 'booking-calendar', jsonb_build_object('bookingId', id) from booking where ${behind}`);
  return rowCount ?? 0;
}
