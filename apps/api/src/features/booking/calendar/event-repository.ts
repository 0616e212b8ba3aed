import { sql } from 'kysely';
import { type Client, query, run, statementTime } from '../../../db/query.ts';
import type { MeetLinkStatus, Row } from '../../../db/tables.ts';
import type { BookingRow } from '../core/booking-row.ts';

export interface SyncedEvent {
  /** Undefined for a canceled booking. */
  event: { etag: string; sequence: number } | undefined;
  meetLink: string | null;
  meetLinkStatus: MeetLinkStatus | null;
}

/** Records the state of the calendar. Returns false if the booking has changed since it was read. */
export async function recordSynced(client: Client, row: BookingRow, synced: SyncedEvent): Promise<boolean> {
  const { event } = synced;
  const statement = query
    .updateTable('booking')
    .set({
      synced_sequence: row.sequence,
      synced_starts_at: event ? row.starts_at : null,
      synced_ends_at: event ? row.ends_at : null,
      event_etag: event?.etag ?? null,
      ...(event && { event_sequence: event.sequence }),
      event_missing_at: null,
      event_fault: null,
      meet_link: synced.meetLink,
      meet_link_status: synced.meetLinkStatus,
    })
    .where('id', '=', row.id)
    .where('sequence', '=', row.sequence)
    .where('status', '=', row.status);
  return (await run(client, statement)).count === 1;
}

const expectedColumns = [
  'id',
  'sequence',
  'starts_at',
  'ends_at',
  'event_etag',
  'event_missing_at',
  'event_fault',
  'synced_starts_at',
  'synced_ends_at',
  'visitor_email',
  'method',
] as const;

type EventFault = Row<'booking'>['event_fault'];

export type ExpectedEvent = Awaited<ReturnType<typeof listExpectedEvents>>[number];

/** Upcoming bookings whose event we have written completely. For any other, our own change is still under way. */
export async function listExpectedEvents(client: Client) {
  const statement = query
    .selectFrom('booking')
    .select(expectedColumns)
    .where('method', '=', 'email')
    .where('status', '=', 'confirmed')
    .where('ends_at', '>', statementTime)
    .whereRef('synced_sequence', '=', 'sequence')
    .orderBy('starts_at');
  return (await run(client, statement)).rows;
}

/**
 * Accepts a change of the event that is not ours to follow, such as its title or a guest's answer. The event counts as
 * being at the booking's time, even if it differs and people have to correct it.
 */
export async function acceptEtag(
  client: Client,
  { id, sequence }: ExpectedEvent,
  etag: string | null,
  fault: EventFault = null,
): Promise<void> {
  const statement = query
    .updateTable('booking')
    .set((booking) => ({
      event_etag: etag,
      event_missing_at: null,
      event_fault: fault,
      synced_starts_at: booking.ref('starts_at'),
      synced_ends_at: booking.ref('ends_at'),
    }))
    .where('id', '=', id)
    .where('sequence', '=', sequence);
  await run(client, statement);
}

/** Records that the company was asked about a deletion. The deletion then changes nothing here. */
export function acceptDeletion(client: Client, row: ExpectedEvent): Promise<void> {
  return acceptEtag(client, row, null, 'deleted');
}

/** Records that the event was found deleted. Returns whether it was already found deleted at least this long ago. */
export async function noteMissing(client: Client, { id }: ExpectedEvent, sinceMs: number): Promise<boolean> {
  const statement = query
    .updateTable('booking')
    .set((booking) => ({
      event_missing_at: sql<Date>`coalesce(${booking.ref('event_missing_at')}, clock_timestamp())`,
    }))
    .where('id', '=', id)
    .returning(
      sql<boolean>`event_missing_at <= clock_timestamp() - ${sinceMs} * interval '1 ms'`.as('isLongAgo'),
    );
  return (await run(client, statement)).rows[0]?.isLongAgo ?? false;
}

/**
 * Says where the calendar has the event, before the booking follows it there. As long as it can't, that time counts as
 * taken.
 */
export async function noteEventTimes(
  client: Client,
  { id, sequence }: ExpectedEvent,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  fault: EventFault = null,
): Promise<boolean> {
  const statement = query
    .updateTable('booking')
    .set({ synced_starts_at: startsAt, synced_ends_at: endsAt, event_fault: fault })
    .where('id', '=', id)
    .where('sequence', '=', sequence)
    .where('status', '=', 'confirmed');
  return (await run(client, statement)).count === 1;
}

/** Records that Google does not let us bring the event to the state of the booking. */
export async function noteRefused(client: Client, { id, sequence }: BookingRow): Promise<void> {
  const statement = query
    .updateTable('booking')
    .set({ event_fault: 'differs' })
    .where('id', '=', id)
    .where('sequence', '=', sequence);
  await run(client, statement);
}

/** The bookings whose events were deleted at once, as the notice names them. */
export async function listDeleted(client: Client, ids: readonly string[]) {
  const statement = query
    .selectFrom('booking')
    .select(['short_id', 'starts_at'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('starts_at');
  return (await run(client, statement)).rows;
}

/** What is known about the bookings of events that `listExpectedEvents` does not have. */
export async function listStrayRows(client: Client, ids: readonly string[]) {
  const statement = query
    .selectFrom('booking')
    .select(['id', 'status', 'cancelled_by', 'sequence', 'synced_sequence'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`);
  return (await run(client, statement)).rows;
}
