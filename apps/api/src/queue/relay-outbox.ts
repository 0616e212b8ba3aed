import type pg from 'pg';
import type { JobInsert, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts';
import { runInTransaction } from '../db/transaction.ts';
import { queueNames } from './queues.ts';

const batchSize = 200;
const setAsideMinutes = 2;

interface OutboxRow {
  id: string;
  queue: string;
  data: object;
  start_after: Date | null;
}

interface Relay {
  client: pg.PoolClient;
  boss: PgBoss;
  log: Logger;
}

// Rows of other queues are a newer release's: they wait for it, and hold nobody up.
const takeBatch = `
  select id, queue, data, start_after from job_outbox
  where queue = any($1) and (set_aside_until is null or set_aside_until <= now())
  order by id limit ${batchSize} for update skip locked`;
const setAside = `
  update job_outbox set set_aside_until = now() + interval '${setAsideMinutes} minutes' where id = any($1)`;

/**
 * Moves committed jobs from the outbox into pg-boss, each exactly once, with any number of relays at work.
 * The request path writes our own narrow table because an insert into pg-boss's table costs twice as much.
 */
export async function relayOutbox(pool: pg.Pool, boss: PgBoss, log: Logger): Promise<number> {
  let moved = 0;
  for (;;) {
    const count = await runInTransaction(pool, (client) => moveBatch({ client, boss, log }));
    moved += count;
    if (count < batchSize) return moved;
  }
}

async function moveBatch(relay: Relay): Promise<number> {
  const { rows } = await relay.client.query<OutboxRow>(takeBatch, [queueNames]);
  const refused: OutboxRow[] = [];
  for (const group of Map.groupBy(rows, (row) => row.queue).values()) {
    refused.push(...(await moveGroup(relay, group)));
  }
  const moved = rows.filter((row) => !refused.includes(row));
  await relay.client.query('delete from job_outbox where id = any($1)', [moved.map(({ id }) => id)]);
  if (refused.length > 0) await relay.client.query(setAside, [refused.map(({ id }) => id)]);
  return rows.length;
}

/** Moves rows of one queue together; when one of them stands in the way of the others, each by itself. */
async function moveGroup(relay: Relay, group: OutboxRow[]): Promise<OutboxRow[]> {
  const error = await tryInsert(relay, group);
  if (!error) return [];
  if (group.length === 1) {
    const [row] = group;
    relay.log.error({ err: error, queue: row?.queue, outboxId: row?.id }, 'a job was refused and set aside');
    return group;
  }
  const refused: OutboxRow[] = [];
  for (const row of group) refused.push(...(await moveGroup(relay, [row])));
  return refused;
}

async function tryInsert({ client, boss }: Relay, rows: OutboxRow[]): Promise<unknown> {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  await client.query('savepoint relay');
  try {
    await boss.insert(rows[0]?.queue ?? '', rows.map(toJob), { db });
    await client.query('release savepoint relay');
    return undefined;
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    await client.query('rollback to savepoint relay');
    return error;
  }
}

function toJob(row: OutboxRow): JobInsert {
  return { data: row.data, ...(row.start_after && { startAfter: row.start_after }) };
}
