import type pg from 'pg';
import type { BookingRow, MeetLinkStatus } from './booking-row.ts';

const columns = `
  id, request_hash, view_key_hash, status, starts_at, ends_at, created_at, failure_code, name, phone, message, language, timezone,
  organizer_email, meet_link, meet_link_status,
  attempt_expires_at <= clock_timestamp() as is_attempt_over`;

export async function findBooking(
  client: pg.ClientBase | pg.Pool,
  id: string,
): Promise<BookingRow | undefined> {
  const { rows } = await client.query<BookingRow>({
    name: 'find-booking',
    text: `select ${columns} from booking where id = $1`,
    values: [id],
  });
  return rows[0];
}

export async function getBooking(client: pg.ClientBase | pg.Pool, id: string): Promise<BookingRow> {
  const row = await findBooking(client, id);
  if (!row) throw new Error(`There is no booking ${id}`);
  return row;
}

/** What the holder of a view key may see: a booking that was confirmed at some time. */
export async function findBookingByViewKey(
  pool: pg.Pool,
  viewKeyHash: string,
): Promise<BookingRow | undefined> {
  const { rows } = await pool.query<BookingRow>({
    name: 'find-booking-by-view-key',
    text: `select ${columns} from booking where view_key_hash = $1 and status in ('confirmed', 'cancelled')`,
    values: [viewKeyHash],
  });
  return rows[0];
}

/** One try at a booking; a later one with the same key takes the booking over. */
export interface Attempt {
  id: string;
  attempt: number;
}

export interface Confirmation {
  at: Date;
  organizerEmail: string | undefined;
  meetLink: string | undefined;
  meetLinkStatus: MeetLinkStatus;
}

/** Until the end of the transaction no other booking of this visitor is confirmed, so that their number stays. */
export async function lockVisitor(client: pg.ClientBase, email: string): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('booking-visitor:' || lower($1), 0))`, [
    email,
  ]);
}

/** How many meetings to come the owner of an address has. */
export async function countUpcoming(client: pg.ClientBase | pg.Pool, email: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from booking
     where lower(organizer_email) = lower($1) and status = 'confirmed' and ends_at > clock_timestamp()`,
    [email],
  );
  return rows[0]?.count ?? 0;
}

/** Answers false when the booking is not held any more. */
export async function confirmBooking(
  client: pg.ClientBase,
  id: string,
  { at, organizerEmail, meetLink, meetLinkStatus }: Confirmation,
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'confirm-booking',
    text: `
      update booking set
        status = 'confirmed', confirmed_at = $2, organizer_email = $3, meet_link = $4, meet_link_status = $5,
        failure_code = null, event_may_exist = false
      where id = $1 and status = 'held'`,
    values: [id, at, organizerEmail, meetLink, meetLinkStatus],
  });
  return rowCount === 1;
}

export interface Failure {
  code: string;
  /** No calendar has said that the event does not exist, so the watch tells the company. */
  eventMayExist: boolean;
}

/**
 * Frees the place and the key. Only the attempt that holds the booking may say that it failed; answers false when it
 * is another's by now, or settled.
 */
export async function failBooking(
  client: pg.ClientBase | pg.Pool,
  { id, attempt }: Attempt,
  { code, eventMayExist }: Failure,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update booking set status = 'failed', failure_code = $3, event_may_exist = $4, idempotency_key = null
     where id = $1 and attempt = $2 and status = 'held'`,
    [id, attempt, code, eventMayExist],
  );
  return rowCount === 1;
}

/** The event of a booking that failed is certainly gone. */
export async function noteAbsence(pool: pg.Pool, id: string): Promise<void> {
  await pool.query(`update booking set event_may_exist = false where id = $1 and status = 'failed'`, [id]);
}

/** Keeps the place, and lets the same key try again at once. Answers as `failBooking` does. */
export async function leaveInDoubt(pool: pg.Pool, { id, attempt }: Attempt, code: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update booking set failure_code = $3, attempt_expires_at = created_at, event_may_exist = true
     where id = $1 and attempt = $2 and status = 'held'`,
    [id, attempt, code],
  );
  return rowCount === 1;
}

/** Keeps the place for so long from now. Answers as `failBooking` does. */
export async function renewHold(pool: pg.Pool, { id, attempt }: Attempt, holdMs: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update booking set hold_expires_at = greatest(hold_expires_at, clock_timestamp() + $3 * interval '1 ms')
     where id = $1 and attempt = $2 and status = 'held'`,
    [id, attempt, holdMs],
  );
  return rowCount === 1;
}

/** Answers false when the link was settled already. */
export async function settleMeetLink(
  client: pg.ClientBase,
  id: string,
  meetLink: string | undefined,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update booking set meet_link = $2, meet_link_status = $3 where id = $1 and meet_link_status = 'pending'`,
    [id, meetLink, meetLink ? 'ready' : 'unavailable'],
  );
  return rowCount === 1;
}

/** Answers false when there was nothing to cancel any more. */
export async function cancelBooking(client: pg.ClientBase, id: string, at: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    "update booking set status = 'cancelled', cancelled_at = $2 where id = $1 and status = 'confirmed'",
    [id, at],
  );
  return rowCount === 1;
}

/** Marks what may have an event that nobody here can look for any more. */
export async function markInDoubt(pool: pg.Pool, id: string): Promise<void> {
  await pool.query(
    `update booking set status = 'in_doubt'
     where id = $1 and (status in ('held', 'expired') and hold_expires_at <= clock_timestamp()
       or status = 'failed' and event_may_exist)`,
    [id],
  );
}

export async function findBookingByKey(
  pool: pg.Pool,
  idempotencyKey: string,
): Promise<BookingRow | undefined> {
  const { rows } = await pool.query<BookingRow>({
    name: 'find-booking-by-key',
    text: `select ${columns} from booking where idempotency_key = $1`,
    values: [idempotencyKey],
  });
  return rows[0];
}
