import { sql } from 'kysely';
import type pg from 'pg';
import type { JobInsert, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts';
import { query, run } from '../db/query.ts';
import type { Row } from '../db/tables.ts';
import { runInTransaction } from '../db/transaction.ts';
import { type QueueDefinition, type QueueName, queueNames, queues } from './queues.ts';

const batchSize = 200;
const postponeMinutes = 2;

type OutboxRow = Pick<Row<'job_outbox'>, 'id' | 'queue' | 'data' | 'start_after'>;

interface Relay {
  client: pg.PoolClient;
  boss: PgBoss;
  log: Logger;
}

const outbox = query.selectFrom('job_outbox').select(['id', 'queue', 'data', 'start_after']);

// Rows of other queues belong to a newer release. They wait for it and block nothing.
const takeBatch = outbox
  .where('queue', 'in', queueNames)
  .where((row) =>
    row.or([row('postponed_until', 'is', null), row('postponed_until', '<=', sql<Date>`now()`)]),
  )
  .orderBy('id')
  .limit(batchSize)
  .forUpdate()
  .skipLocked();

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
  const { rows } = await run(relay.client, takeBatch);
  const refused: OutboxRow[] = [];
  for (const group of Map.groupBy(rows, (row) => row.queue).values()) {
    refused.push(...(await moveGroup(relay, group)));
  }
  const moved = rows.filter((row) => !refused.includes(row));
  await run(relay.client, query.deleteFrom('job_outbox').where('id', '=', anyOf(moved)));
  if (refused.length > 0) await postpone(relay.client, refused);
  return rows.length;
}

async function postpone(client: pg.PoolClient, rows: OutboxRow[]): Promise<void> {
  const until = sql<Date>`now() + ${postponeMinutes} * interval '1 minute'`;
  await run(
    client,
    query.updateTable('job_outbox').set({ postponed_until: until }).where('id', '=', anyOf(rows)),
  );
}

function anyOf(rows: OutboxRow[]) {
  return sql<string>`any(${rows.map(({ id }) => id)})`;
}

/** Moves rows of one queue together. If one of them makes the insert fail, moves each by itself. */
async function moveGroup(relay: Relay, group: OutboxRow[]): Promise<OutboxRow[]> {
  const error = await tryInsert(relay, group);
  if (!error) return [];
  if (group.length === 1) {
    const [row] = group;
    relay.log.error(
      { err: error, queue: row?.queue, outboxId: row?.id },
      'the queue refused a job, which is retried later',
    );
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
    const ids = await boss.insert(rows[0]?.queue ?? '', rows.map(toJob), { db, returnId: true });
    // If somebody has deleted the queue, pg-boss inserts nothing and reports no error.
    if (ids?.length !== rows.length) throw new Error('The queue is missing');
    await client.query('release savepoint relay');
    return undefined;
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    await client.query('rollback to savepoint relay');
    return error;
  }
}

function toJob({ queue, data, start_after }: OutboxRow): JobInsert {
  const { lanes }: QueueDefinition = queues[queue as QueueName];
  const lane = lanes && (data as Record<string, unknown>)[lanes.by];
  return {
    data,
    ...(start_after && { startAfter: start_after }),
    ...(typeof lane === 'string' && { group: { id: lane } }),
  };
}
