import type pg from 'pg';
import { queueSchema } from '../queue/boss.ts';
import { queueNames } from '../queue/queues.ts';

export interface Readiness {
  database: boolean;
  queue: boolean;
}

/** Asks the database, and whether every queue of the registry is installed in it. */
export async function checkReadiness(pool: pg.Pool): Promise<Readiness> {
  const database = await succeeds(pool.query('select 1'));
  if (!database) return { database, queue: false };
  const queue = await succeeds(
    pool
      .query(`select name from ${queueSchema}.queue where name = any($1)`, [queueNames])
      .then(({ rowCount }) => {
        if (rowCount !== queueNames.length) throw new Error('A queue is missing');
      }),
  );
  return { database, queue };
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
