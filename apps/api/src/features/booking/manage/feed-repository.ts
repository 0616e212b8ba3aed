import { sql } from 'kysely';
import type pg from 'pg';
import { query, run, statementTime } from '../../../db/query.ts';
import type { FeedDetail, Row } from '../../../db/tables.ts';

const now = sql<Date>`clock_timestamp()`;

const feedColumns = [
  ...['id', 'starts_at', 'ends_at', 'changed_at', 'sequence', 'timezone'],
  ...['name', 'phone', 'message', 'visitor_email', 'meet_link'],
] as const satisfies readonly (keyof Row<'booking'>)[];

export type FeedBooking = Pick<Row<'booking'>, (typeof feedColumns)[number]>;
export type FeedKey = Omit<Row<'feed_key'>, 'hash'>;

/** A key that opens a feed, or undefined if it is unknown or revoked. Records its use, at most once a minute. */
export async function touchFeedKey(
  pool: pg.Pool,
  hash: string,
): Promise<Pick<FeedKey, 'id' | 'detail' | 'created_at'> | undefined> {
  const statement = query
    .with('used', (cte) =>
      cte
        .updateTable('feed_key')
        .set({ last_used_at: now })
        .where('hash', '=', hash)
        .where('revoked_at', 'is', null)
        .where((key) =>
          key.or([
            key('last_used_at', 'is', null),
            key('last_used_at', '<', sql<Date>`${now} - interval '1 minute'`),
          ]),
        ),
    )
    .selectFrom('feed_key')
    .select(['id', 'detail', 'created_at'])
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null);
  return (await run(pool, statement, 'use-feed-key')).rows[0];
}

/** Every confirmed booking that is not over. */
export async function listUpcoming(pool: pg.Pool): Promise<FeedBooking[]> {
  const statement = query
    .selectFrom('booking')
    .select(feedColumns)
    .where('status', '=', 'confirmed')
    .where('ends_at', '>', statementTime)
    .orderBy('starts_at')
    .orderBy('id');
  return (await run(pool, statement, 'list-upcoming')).rows;
}

export async function insertFeedKey(
  pool: pg.Pool,
  key: { hash: string; label: string; detail: FeedDetail },
): Promise<void> {
  await run(pool, query.insertInto('feed_key').values(key));
}

export async function listFeedKeys(pool: pg.Pool): Promise<FeedKey[]> {
  const statement = query
    .selectFrom('feed_key')
    .select(['id', 'label', 'detail', 'created_at', 'revoked_at', 'last_used_at'])
    .orderBy('created_at');
  return (await run(pool, statement)).rows;
}

/** Returns false if there is no such key, or it is revoked already. */
export async function revokeFeedKey(pool: pg.Pool, id: string): Promise<boolean> {
  const statement = query
    .updateTable('feed_key')
    .set({ revoked_at: now })
    .where(sql<string>`id::text`, '=', id)
    .where('revoked_at', 'is', null);
  return (await run(pool, statement)).count === 1;
}
