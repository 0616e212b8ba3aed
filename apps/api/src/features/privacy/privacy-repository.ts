import { sql } from 'kysely';
import type pg from 'pg';
import { type Client, query, run } from '../../db/query.ts';
import type { Row, Tables } from '../../db/tables.ts';

// The columns that hold an address. Jobs, claims and records of deliveries carry ids alone: records go with their row.
const addresses = [
  { table: 'client_request', column: 'email' },
  { table: 'booking', column: 'organizer_email' },
] as const satisfies { [Name in keyof Tables]: { table: Name; column: keyof Tables[Name] } }[keyof Tables][];

export type PrivacyTable = (typeof addresses)[number]['table'];

const isAddress = (column: string, address: string) =>
  sql<boolean>`lower(${sql.ref(column)}) = lower(${address})`;

/** Everything stored about an address, by table. */
export async function listPersonalData(
  pool: pg.Pool,
  address: string,
): Promise<Record<PrivacyTable, object[]>> {
  const entries = addresses.map(async ({ table, column }) => {
    const statement = query.selectFrom(table).selectAll().where(isAddress(column, address));
    return [table, (await run(pool, statement)).rows] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<PrivacyTable, object[]>;
}

export type ErasedBooking = Pick<Row<'booking'>, 'id' | 'status' | 'method' | 'starts_at' | 'ends_at'>;

export async function listBookings(pool: pg.Pool, address: string): Promise<ErasedBooking[]> {
  const statement = query
    .selectFrom('booking')
    .select(['id', 'status', 'method', 'starts_at', 'ends_at'])
    .where(isAddress('organizer_email', address))
    .orderBy('starts_at');
  return (await run(pool, statement)).rows;
}

/** The IDs of an address's inquiries and bookings, as shown in the chats. */
export async function listMessageIds(client: Client, address: string): Promise<string[]> {
  const ids: string[] = [];
  for (const { table, column } of addresses) {
    const statement = query.selectFrom(table).select('id').where(isAddress(column, address));
    ids.push(...(await run(client, statement)).rows.map(({ id }) => id));
  }
  return ids;
}

/** Deletes everything about an address and returns the number of rows by table. */
export async function deletePersonalData(
  client: pg.ClientBase,
  address: string,
): Promise<Record<PrivacyTable, number>> {
  const counts: Partial<Record<PrivacyTable, number>> = {};
  for (const { table, column } of addresses) {
    const statement = query.deleteFrom(table).where(isAddress(column, address));
    counts[table] = (await run(client, statement)).count;
  }
  return counts as Record<PrivacyTable, number>;
}
