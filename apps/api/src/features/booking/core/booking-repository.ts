import { sql } from 'kysely';
import type pg from 'pg';
import { type Client, query, run } from '../../../db/query.ts';
import type { CancelledBy, MeetLinkStatus } from '../../../db/tables.ts';
import { type BookingRow, bookingColumns } from './booking-row.ts';

const now = sql<Date>`clock_timestamp()`;

const selectBooking = query
  .selectFrom('booking')
  .select(bookingColumns)
  .select((booking) => [
    booking('attempt_expires_at', '<=', now).$castTo<boolean>().as('is_attempt_over'),
    booking('hold_expires_at', '<=', now).$castTo<boolean>().as('is_hold_over'),
  ]);

export async function findBooking(client: Client, id: string): Promise<BookingRow | undefined> {
  return (await run(client, selectBooking.where('id', '=', id), 'find-booking')).rows[0];
}

export async function getBooking(client: Client, id: string): Promise<BookingRow> {
  const row = await findBooking(client, id);
  if (!row) throw new Error(`There is no booking ${id}`);
  return row;
}

/** What the holder of a view key may see: a booking that is or was confirmed. */
export async function findBookingByViewKey(
  pool: pg.Pool,
  viewKeyHash: string,
): Promise<BookingRow | undefined> {
  const statement = selectBooking
    .where('view_key_hash', '=', viewKeyHash)
    .where('status', 'in', ['confirmed', 'cancelled']);
  return (await run(pool, statement, 'find-booking-by-view-key')).rows[0];
}

export async function findBookingByKey(
  pool: pg.Pool,
  idempotencyKey: string,
): Promise<BookingRow | undefined> {
  const statement = selectBooking.where('idempotency_key', '=', idempotencyKey);
  return (await run(pool, statement, 'find-booking-by-key')).rows[0];
}

/** One attempt at a booking. A later attempt with the same key takes the booking over. */
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

/** Until the transaction ends, no other booking of this visitor can be confirmed, so that the count stays valid. */
export async function lockVisitor(client: pg.ClientBase, email: string): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('booking-visitor:' || lower($1), 0))`, [
    email,
  ]);
}

/** How many upcoming meetings the owner of an address has made. Anybody can type an address: then it isn't verified. */
export async function countUpcoming(client: Client, email: string): Promise<number> {
  const statement = query
    .selectFrom('booking')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<string>`lower(visitor_email)`, '=', sql<string>`lower(${email})`)
    .where('status', '=', 'confirmed')
    .where('ends_at', '>', now)
    .where('is_verified', '=', true);
  return (await run(client, statement)).rows[0]?.count ?? 0;
}

/** Returns false if the booking is no longer held. */
export async function confirmBooking(
  client: pg.ClientBase,
  id: string,
  { at, organizerEmail, meetLink, meetLinkStatus }: Confirmation,
): Promise<boolean> {
  const statement = query
    .updateTable('booking')
    .set({
      status: 'confirmed',
      confirmed_at: at,
      visitor_email: organizerEmail ?? null,
      is_verified: organizerEmail !== undefined,
      meet_link: meetLink ?? null,
      meet_link_status: meetLinkStatus,
      failure_code: null,
      event_may_exist: false,
    })
    .where('id', '=', id)
    .where('status', '=', 'held');
  return (await run(client, statement, 'confirm-booking')).count === 1;
}

export interface Failure {
  code: string;
  /** No calendar has proven that the event does not exist, so the watch job notifies the company. */
  eventMayExist: boolean;
}

/** An update that only the attempt which holds the booking may make. */
const updateHeldBy = ({ id, attempt }: Attempt) =>
  query
    .updateTable('booking')
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', '=', 'held');

/**
 * Frees the place and the key. Only the attempt that holds the booking may fail it; returns false if the booking
 * belongs to another attempt by now, or is settled.
 */
export async function failBooking(
  client: Client,
  attempt: Attempt,
  { code, eventMayExist }: Failure,
): Promise<boolean> {
  const end = { failure_code: code, event_may_exist: eventMayExist, idempotency_key: null };
  const statement = updateHeldBy(attempt).set({ status: 'failed', ...end });
  return (await run(client, statement)).count === 1;
}

/** Records that the event of a failed booking is certainly gone. */
export async function noteAbsence(pool: pg.Pool, id: string): Promise<void> {
  const failed = query.updateTable('booking').where('id', '=', id).where('status', '=', 'failed');
  await run(pool, failed.set({ event_may_exist: false }));
}

/** Keeps the place, and lets the same key retry at once. Returns the same as `failBooking`. */
export async function leaveInDoubt(pool: pg.Pool, attempt: Attempt, code: string): Promise<boolean> {
  const statement = updateHeldBy(attempt).set((booking) => ({
    failure_code: code,
    attempt_expires_at: booking.ref('created_at'),
    event_may_exist: true,
  }));
  return (await run(pool, statement)).count === 1;
}

/** Extends the hold from now. Returns the same as `failBooking`. */
export async function renewHold(pool: pg.Pool, attempt: Attempt, holdMs: number): Promise<boolean> {
  const longer = sql<Date>`greatest(hold_expires_at, ${now} + ${holdMs} * interval '1 ms')`;
  return (await run(pool, updateHeldBy(attempt).set({ hold_expires_at: longer }))).count === 1;
}

/** Returns false if the link was settled already. */
export async function settleMeetLink(
  client: pg.ClientBase,
  id: string,
  meetLink: string | undefined,
): Promise<boolean> {
  const statement = query
    .updateTable('booking')
    .set({ meet_link: meetLink ?? null, meet_link_status: meetLink ? 'ready' : 'unavailable' })
    .where('id', '=', id)
    .where('meet_link_status', '=', 'pending');
  return (await run(client, statement)).count === 1;
}

export interface Cancellation {
  by: CancelledBy;
  /** The company's note to the visitor. */
  line?: string | undefined;
  /** The sequence that the caller has read. */
  expectedSequence?: number;
}

/** Returns the new sequence; undefined if there was nothing left to cancel. */
export async function cancelBooking(
  client: pg.ClientBase,
  id: string,
  { by, line, expectedSequence }: Cancellation,
): Promise<number | undefined> {
  const statement = query
    .updateTable('booking')
    .set((booking) => ({
      status: 'cancelled',
      cancelled_at: now,
      cancelled_by: by,
      cancel_line: line ?? null,
      changed_at: now,
      sequence: sql<number>`${booking.ref('sequence')} + 1`,
    }))
    .where('id', '=', id)
    .where('status', '=', 'confirmed')
    .where('sequence', '=', sql<number>`coalesce(${expectedSequence ?? null}::integer, sequence)`)
    .returning('sequence');
  return (await run(client, statement, 'cancel-booking')).rows[0]?.sequence;
}

/**
 * Ends a hold that is over. With Google an event may be in the visitor's calendar, which no process can look up. Nothing of
 * the email way depends on an account that only the visitor can open, so its hold is simply over.
 */
export async function endHold(pool: pg.Pool, id: string): Promise<void> {
  const booking = query.updateTable('booking').where('id', '=', id);
  const inDoubt = booking
    .set({ status: 'in_doubt' })
    .where('method', '=', 'google')
    .where((row) =>
      row.or([
        row.and([row('status', 'in', ['held', 'expired']), row('hold_expires_at', '<=', now)]),
        row.and([row('status', '=', 'failed'), row('event_may_exist', '=', true)]),
      ]),
    );
  const expired = booking
    .set({ status: 'expired' })
    .where('method', '=', 'email')
    .where('status', '=', 'held')
    .where('hold_expires_at', '<=', now);
  await run(pool, inDoubt);
  await run(pool, expired);
}
