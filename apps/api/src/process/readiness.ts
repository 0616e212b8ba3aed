import type pg from 'pg';
import { type Channels, listReaders } from '../delivery/list-readers.ts';
import type { Reader } from '../queue/queues.ts';
import { queueSchema } from '../queue/boss.ts';
import { queueNames } from '../queue/queues.ts';

export interface Readiness {
  database: boolean;
  queue: boolean;
  /** Only a detail: without the calendar the site works, and the other ways to book are open. */
  calendar?: 'connected' | 'broken' | 'none';
  /** Only a detail: which readers have a channel. Messages to the others wait. */
  reached?: Reader[];
}

/** Asks the database, and whether every queue of the registry is installed in it. */
export async function checkReadiness(pool: pg.Pool, channels: Channels): Promise<Readiness> {
  const database = await succeeds(pool.query('select 1'));
  if (!database) return { database, queue: false };
  const queue = await succeeds(
    pool
      .query(`select name from ${queueSchema}.queue where name = any($1)`, [queueNames])
      .then(({ rowCount }) => {
        if (rowCount !== queueNames.length) throw new Error('A queue is missing');
      }),
  );
  return { database, queue, reached: listReaders(channels), ...(await findCalendar(pool)) };
}

async function findCalendar(pool: pg.Pool): Promise<Pick<Readiness, 'calendar'>> {
  try {
    const { rows } = await pool.query<{ status: 'connected' | 'broken' }>(
      'select status from calendar_connection',
    );
    return { calendar: rows[0]?.status ?? 'none' };
  } catch {
    return {};
  }
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
