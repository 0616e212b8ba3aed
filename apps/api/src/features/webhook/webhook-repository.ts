import { sql } from 'kysely';
import type pg from 'pg';
import { query, run } from '../../db/query.ts';
import type { Row, WebhookEvent } from '../../db/tables.ts';

export type WebhookEndpoint = Row<'webhook_endpoint'>;

const now = sql<Date>`clock_timestamp()`;
const selectEndpoint = query.selectFrom('webhook_endpoint').selectAll();

/** The ID may come from an operator or a job, so it may not be a UUID. */
export async function findEndpoint(pool: pg.Pool, id: string): Promise<WebhookEndpoint | undefined> {
  return (await run(pool, selectEndpoint.where(sql<string>`id::text`, '=', id))).rows[0];
}

export async function listEndpoints(pool: pg.Pool): Promise<WebhookEndpoint[]> {
  return (await run(pool, selectEndpoint.orderBy('created_at'))).rows;
}

export interface NewEndpoint {
  id: string;
  url: string;
  secret_sealed: Buffer;
  events: (WebhookEvent | 'all')[];
}

export async function insertEndpoint(pool: pg.Pool, endpoint: NewEndpoint): Promise<void> {
  await run(pool, query.insertInto('webhook_endpoint').values(endpoint));
}

/** The current secret becomes the previous one, and both sign until `forgetPreviousSecret`. */
export async function replaceSecret(pool: pg.Pool, id: string, sealed: Buffer): Promise<void> {
  const statement = query
    .updateTable('webhook_endpoint')
    .set((endpoint) => ({ previous_secret_sealed: endpoint.ref('secret_sealed'), secret_sealed: sealed }))
    .where('id', '=', id);
  await run(pool, statement);
}

export async function forgetPreviousSecret(pool: pg.Pool, id: string): Promise<void> {
  const statement = query.updateTable('webhook_endpoint').set({ previous_secret_sealed: null });
  await run(pool, statement.where('id', '=', id));
}

export async function disableEndpoint(pool: pg.Pool, id: string): Promise<void> {
  const statement = query.updateTable('webhook_endpoint').set({ disabled_at: now });
  await run(pool, statement.where('id', '=', id).where('disabled_at', 'is', null));
}

/** Returns false if there is none. */
export async function deleteEndpoint(pool: pg.Pool, id: string): Promise<boolean> {
  const statement = query.deleteFrom('webhook_endpoint').where(sql<string>`id::text`, '=', id);
  return (await run(pool, statement)).count === 1;
}
