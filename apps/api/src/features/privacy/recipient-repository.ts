import { sql } from 'kysely';
import type pg from 'pg';
import { type Client, query, run } from '../../db/query.ts';
import type { Row } from '../../db/tables.ts';

const channelPrefix = 'webhook:';

/** What was sent about these rows, when and on which channel. */
export async function listDeliveries(pool: pg.Pool, ids: readonly string[]): Promise<Row<'delivery'>[]> {
  const statement = query
    .selectFrom('delivery')
    .selectAll()
    .where('subject_id', '=', anyOf(ids))
    .orderBy('delivered_at');
  return (await run(pool, statement)).rows;
}

/** Feeds whose subscribers may have kept a name. */
export async function listFeedsWithNames(client: Client): Promise<string[]> {
  const statement = query
    .selectFrom('feed_key')
    .select('label')
    .where('detail', '<>', 'time')
    .where('last_used_at', 'is not', null)
    .orderBy('created_at');
  return (await run(client, statement)).rows.map(({ label }) => label);
}

/** Webhooks that got one of these rows and get no `person.erased`: by choice, or because they are disabled. */
export async function listUntoldWebhooks(client: Client, ids: readonly string[]): Promise<string[]> {
  const statement = query
    .selectFrom('webhook_endpoint')
    .select('url')
    .where((endpoint) =>
      endpoint.exists(
        query
          .selectFrom('delivery')
          .select('subject_id')
          .where('subject_id', '=', anyOf(ids))
          .where('channel', '=', sql<string>`${channelPrefix} || ${sql.ref('webhook_endpoint.id')}`),
      ),
    )
    .where(sql<boolean>`(disabled_at is not null or not events && array['person.erased', 'all'])`)
    .orderBy('created_at');
  return (await run(client, statement)).rows.map(({ url }) => url);
}

function anyOf(ids: readonly string[]) {
  return sql<string>`any(${ids}::uuid[])`;
}
