import type pg from 'pg';
import { query, run } from '../../../db/query.ts';
import { runInTransaction } from '../../../db/transaction.ts';
import { contains } from './entry-filter.ts';

/** A search counts no further. */
export const mostCounted = 1_000;

/** The IDs of what a search finds, or `many`: then the newest are found soonest by reading the list in its order. */
export type Matches = string[] | 'many';

/** Shorter words have no trigram, so the index knows nothing about them. */
const indexedLength = 3;

/** Finds rare words by the index alone. The planner's guess how rare a part of a word is may be far off, so it is not asked. */
export async function findMatches(pool: pg.Pool, words: readonly string[]): Promise<Matches> {
  if (!words.some(({ length }) => length >= indexedLength)) return 'many';
  const statement = query
    .selectFrom('desk_entry as entry')
    .select('entry.id')
    .where((entry) => contains(entry, words))
    .limit(mostCounted + 1);
  const { rows } = await runInTransaction(pool, async (client) => {
    await client.query('set local enable_seqscan = off');
    return run(client, statement);
  });
  return rows.length > mostCounted ? 'many' : rows.map(({ id }) => id);
}
