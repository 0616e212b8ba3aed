import { sql } from 'kysely';
import type pg from 'pg';
import { query, run } from '../../db/query.ts';
import { hasEnded } from './access/session-repository.ts';

const batchSize = 1_000;

/** Deletes what the desk needs no longer. What is about a client goes with the client's row. */
export async function deleteOldDeskRows(pool: pg.Pool, now: Date): Promise<void> {
  await deleteOldActs(pool, now);
  await pool.query(forgetFormerPeople);
  const yesterday = sql<Date>`clock_timestamp() - interval '1 day'`;
  // A challenge is valid for minutes.
  await run(pool, query.deleteFrom('desk_used_challenge').where('used_at', '<', yesterday));
  await run(pool, query.deleteFrom('desk_invitation').where('expires_at', '<', sql<Date>`clock_timestamp()`));
  await run(pool, query.deleteFrom('desk_session').where(hasEnded));
  const lastMonth = sql<string>`clock_timestamp() - interval '30 days'`;
  await run(pool, query.deleteFrom('desk_reminder').where('day', '<', lastMonth));
}

// Whoever was removed and of whom no act or note is left, and their name where they had invited somebody.
const forgetFormerPeople = `
  with gone as (
    delete from desk_person person
    where removed_at is not null
      and not exists (select from desk_act where person_id = person.id)
      and not exists (select from desk_note where person_id = person.id)
      and not exists (select from desk_entry where holder_id = person.id)
    returning name)
  update desk_person set invited_by = null where invited_by in (select name from gone)`;

/** The privacy policy's promise: who of the company read and changed what is kept for a year. */
async function deleteOldActs(pool: pg.Pool, now: Date): Promise<void> {
  const oldest = new Date(now);
  oldest.setUTCFullYear(now.getUTCFullYear() - 1);
  const old = query
    .selectFrom('desk_act')
    .select('id')
    .where('at', '<', oldest)
    .orderBy('at')
    .limit(batchSize);
  const statement = query.deleteFrom('desk_act').where('id', 'in', old);
  while ((await run(pool, statement)).count === batchSize);
}
