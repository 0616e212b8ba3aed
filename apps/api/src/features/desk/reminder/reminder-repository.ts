import type pg from 'pg';
import { query, run } from '../../../db/query.ts';

// One statement is one transaction: no reminder without the job that sends it, and none twice on a day.
const remindAndQueue = `
  with reminder as (insert into desk_reminder (day) values ($1) on conflict do nothing returning id)
  insert into job_outbox (queue, data) select $2, jsonb_build_object('reminderId', id) from reminder`;

/** Stores that the company is reminded on a day, with the job that does it; nothing if it was already. */
export async function createReminder(pool: pg.Pool, day: string, queue: string): Promise<void> {
  await pool.query(remindAndQueue, [day, queue]);
}

/**
 * A reminder that waited for a channel while those of later days were made has nothing to add to them. Reminders
 * dated in the future come from a wrong clock, and would suppress all others until then.
 */
export async function isLatestReminder(pool: pg.Pool, id: string, today: string): Promise<boolean> {
  const ownDay = query.selectFrom('desk_reminder').select('day').where('id', '=', id);
  const later = query
    .selectFrom('desk_reminder')
    .select('id')
    .where('day', '>', ownDay)
    .where('day', '<=', today)
    .limit(1);
  return (await run(pool, later)).count === 0;
}
