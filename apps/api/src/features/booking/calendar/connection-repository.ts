import { sql } from 'kysely';
import type pg from 'pg';
import { type Client, query, run } from '../../../db/query.ts';
import type { Row } from '../../../db/tables.ts';

export type Connection = Row<'calendar_connection'>;

const now = sql<Date>`clock_timestamp()`;

export async function findConnection(client: Client): Promise<Connection | undefined> {
  const statement = query.selectFrom('calendar_connection').selectAll();
  return (await run(client, statement, 'find-connection')).rows[0];
}

export type NewConnection = Pick<
  Connection,
  'id' | 'kind' | 'account_email' | 'calendar_id' | 'scopes' | 'refresh_token_sealed'
>;

/** Replaces the connection, and deletes the busy times that the previous one has read. */
export async function replaceConnection(client: pg.ClientBase, connection: NewConnection): Promise<void> {
  await deleteConnection(client);
  const row = { ...connection, status: 'connected', last_ok_at: now } as const;
  await run(client, query.insertInto('calendar_connection').values(row));
}

export async function deleteConnection(client: pg.ClientBase): Promise<void> {
  await run(client, query.deleteFrom('calendar_connection'));
  await run(client, query.deleteFrom('calendar_snapshot'));
}

export async function replaceSealedToken(client: Client, id: string, sealed: string): Promise<void> {
  const statement = query.updateTable('calendar_connection').set({ refresh_token_sealed: sealed });
  await run(client, statement.where('id', '=', id));
}

/** Returns when the connection broke; undefined if that is known already. */
export async function markBroken(client: Client, id: string, reason: string): Promise<Date | undefined> {
  const statement = query
    .updateTable('calendar_connection')
    .set({ status: 'broken', broken_reason: reason, broken_at: now })
    .where('id', '=', id)
    .where('status', '=', 'connected')
    .returning('broken_at');
  return (await run(client, statement)).rows[0]?.broken_at ?? undefined;
}

/** Returns when the connection had broken; undefined if it was sound. */
export async function markHealthy(client: Client, id: string): Promise<Date | undefined> {
  const previous = await run(
    client,
    query
      .updateTable('calendar_connection')
      .set({ status: 'connected', broken_reason: null })
      .where('id', '=', id)
      .where('status', '=', 'broken')
      .returning('broken_at'),
  );
  await run(client, query.updateTable('calendar_connection').set({ last_ok_at: now }).where('id', '=', id));
  return previous.rows[0]?.broken_at ?? undefined;
}

export interface WayState {
  /** Whether the credential works, according to the last call. */
  isConnected: boolean;
  /** The age of the oldest snapshot; null if there is none. */
  ageSeconds: number | null;
}

/** The facts about the connection that the booking page depends on. */
export async function readWayState(client: Client): Promise<WayState> {
  const { rows } = await client.query<WayState>({
    name: 'read-way-state',
    text: `
      select exists (select from calendar_connection where status = 'connected') as "isConnected",
        (select extract(epoch from clock_timestamp() - min(fetched_at))::int from calendar_snapshot) as "ageSeconds"`,
  });
  return rows[0] ?? { isConnected: false, ageSeconds: null };
}
