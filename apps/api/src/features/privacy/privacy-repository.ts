import { sql } from 'kysely';
import type pg from 'pg';
import { type Client, query, run } from '../../db/query.ts';
import type { Row, Tables } from '../../db/tables.ts';

// The columns that hold an address. Jobs, claims and records of deliveries carry ids alone: records go with their row.
const addresses = [
  { table: 'client_request', column: 'email' },
  { table: 'booking', column: 'visitor_email' },
] as const satisfies { [Name in keyof Tables]: { table: Name; column: keyof Tables[Name] } }[keyof Tables][];

export type PrivacyTable = (typeof addresses)[number]['table'];

/** The person a request is about: one mailbox, and the spellings of its address. */
export interface Person {
  mailbox: string;
  /** In lowercase. */
  spellings: string[];
}

function isOf({ table, column }: (typeof addresses)[number], { spellings, mailbox }: Person) {
  const isSpelled = sql<boolean>`lower(${sql.ref(column)}) = any(${spellings})`;
  return table === 'booking' ? sql<boolean>`(${isSpelled} or email_key = ${mailbox})` : isSpelled;
}

/** Everything stored about an address, by table. */
export async function listPersonalData(
  pool: pg.Pool,
  person: Person,
): Promise<Record<PrivacyTable, object[]>> {
  const entries = addresses.map(async (held) => {
    const statement = query.selectFrom(held.table).selectAll().where(isOf(held, person));
    return [held.table, (await run(pool, statement)).rows] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<PrivacyTable, object[]>;
}

export type ErasedBooking = Pick<Row<'booking'>, 'id' | 'status' | 'method' | 'starts_at' | 'ends_at'>;

export async function listBookings(pool: pg.Pool, person: Person): Promise<ErasedBooking[]> {
  const statement = query
    .selectFrom('booking')
    .select(['id', 'status', 'method', 'starts_at', 'ends_at'])
    .where(isOf(addresses[1], person))
    .orderBy('starts_at');
  return (await run(pool, statement)).rows;
}

/** The IDs of an address's inquiries and bookings, as shown in the chats. */
export async function listMessageIds(client: Client, person: Person): Promise<string[]> {
  const ids: string[] = [];
  for (const held of addresses) {
    const statement = query.selectFrom(held.table).select('id').where(isOf(held, person));
    ids.push(...(await run(client, statement)).rows.map(({ id }) => id));
  }
  return ids;
}

/** Deletes everything about an address and returns the number of rows by table. */
export async function deletePersonalData(
  client: pg.ClientBase,
  person: Person,
): Promise<Record<PrivacyTable, number>> {
  const counts: Partial<Record<PrivacyTable, number>> = {};
  for (const held of addresses) {
    const statement = query.deleteFrom(held.table).where(isOf(held, person));
    counts[held.table] = (await run(client, statement)).count;
  }
  return counts as Record<PrivacyTable, number>;
}
