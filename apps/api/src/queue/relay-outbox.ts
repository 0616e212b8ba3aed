import type pg from 'pg';
import type { JobInsert, PgBoss } from 'pg-boss';
import { runInTransaction } from '../db/transaction.ts';

const batchSize = 200;

interface OutboxRow {
  queue: string;
  data: object;
  start_after: Date | null;
}

const takeBatch = `
  delete from job_outbox
  where id in (select id from job_outbox order by id limit ${batchSize} for update skip locked)
  returning queue, data, start_after`;

/**
 * Moves committed jobs from the outbox into pg-boss, each exactly once, with any number of relays at work.
 * The request path writes our own narrow table because an insert into pg-boss's table costs twice as much.
 */
export async function relayOutbox(pool: pg.Pool, boss: PgBoss): Promise<number> {
  let moved = 0;
  for (;;) {
    const count = await runInTransaction(pool, (client) => moveBatch(client, boss));
    moved += count;
    if (count < batchSize) return moved;
  }
}

async function moveBatch(client: pg.PoolClient, boss: PgBoss): Promise<number> {
  const { rows } = await client.query<OutboxRow>(takeBatch);
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  for (const [queue, group] of Map.groupBy(rows, (row) => row.queue)) {
    await boss.insert(queue, group.map(toJob), { db });
  }
  return rows.length;
}

function toJob(row: OutboxRow): JobInsert {
  return { data: row.data, ...(row.start_after && { startAfter: row.start_after }) };
}
