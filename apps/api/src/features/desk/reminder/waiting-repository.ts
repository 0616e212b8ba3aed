import { sql } from 'kysely';
import type pg from 'pg';
import { query, run } from '../../../db/query.ts';
import { isWaiting } from '../entries/entry-filter.ts';

export interface LateEntries {
  count: number;
  oldest: { id: string; reference: string; waits_since: Date }[];
}

const shownEntries = 5;

/** What has waited since before an instant, and the oldest of it. */
export async function findLateEntries(pool: pg.Pool, before: Date): Promise<LateEntries> {
  const statement = query
    .selectFrom('desk_entry as entry')
    .select([
      'entry.id',
      'entry.reference',
      'entry.waits_since',
      sql<number>`(count(*) over ())::int`.as('count'),
    ])
    .where(isWaiting)
    .where('entry.waits_since', '<', before)
    .orderBy('entry.waits_since')
    .orderBy('entry.id')
    .limit(shownEntries);
  const { rows } = await run(pool, statement);
  return { count: rows[0]?.count ?? 0, oldest: rows };
}
