import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { blockTable } from '../test/block-table.ts';
import { buildDns, buildInquiry } from '../test/builders.ts';
import { createTestContext } from '../test/create-test-context.ts';
import { createEmptyDatabase } from '../test/database.ts';
import { startTestApp } from '../test/start-test-app.ts';
import { waitFor } from '../test/wait-for.ts';
import { migrations } from './db/migrations.ts';
import { requestTimeouts } from './db/pool.ts';
import { prepare } from './prepare.ts';
import { createLogger } from './process/logger.ts';

/** A later release: today's migrations and one more. */
function toLaterRelease(statement: string) {
  const up = async (db: Kysely<unknown>) => void (await sql.raw(statement).execute(db));
  return { ...migrations, '9999-later': { up } };
}

/** A log in which the test waits for a line. */
function createTestLog() {
  const lines: string[] = [];
  const log = createLogger({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  const count = (words: string) => lines.filter((line) => line.includes(words)).length;
  return { log, count };
}

test('three processes that start at once on an empty database all find it prepared', async () => {
  const context = await createTestContext({ databaseUrl: await createEmptyDatabase() });
  await Promise.all([1, 2, 3].map(() => prepare(context)));
  const { rows } = await context.pool.query('select count(*)::int from kysely_migration');
  expect(rows).toEqual([{ count: Object.keys(migrations).length }]);
});

test('a migration that fails is named with the reason', async () => {
  const context = await createTestContext();
  await expect(
    prepare(context, toLaterRelease('alter table no_such_table add column a int')),
  ).rejects.toThrow('migration 9999-later failed: relation "no_such_table" does not exist');
});

test('a migration has all the time it needs, except for locks, and a process that starts meanwhile waits for it', async () => {
  const { log, count } = createTestLog();
  const context = await createTestContext({ replacements: { log } });
  await context.pool.query(
    'create table gate (id int); insert into gate values (1); create table found (name text, ms int)',
  );
  const later = toLaterRelease(`do $$ begin
    insert into found select name, setting::int from pg_settings where name in ('lock_timeout', 'statement_timeout');
    while exists (select from gate) loop perform pg_sleep(0.05); end loop;
  end $$`);
  const order: string[] = [];
  const first = prepare(context, later).then(() => order.push('first'));
  const isSleeping =
    "select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()";
  await waitFor(async () => (await context.pool.query(isSleeping)).rowCount === 1);
  const second = prepare(context, later).then(() => order.push('second'));
  await waitFor(async () => count('waiting for another process that prepares the database') === 1);
  // Not for a table or for the migrations alone: what comes after them has its turn too.
  const isWaiting = `
    select from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and locktype = 'advisory' and objid = 727001 and not granted`;
  await waitFor(async () => (await context.pool.query(isWaiting)).rowCount === 1);
  await context.pool.query('delete from gate');
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
  const { rows } = await context.pool.query('select ms from found order by name');
  const [lockMs, statementMs] = rows.map(({ ms }) => ms);
  expect(statementMs).toBe(0);
  // It releases its locks before a request that waits behind it is refused.
  expect(lockMs).toBeGreaterThan(0);
  expect(lockMs).toBeLessThan(requestTimeouts.lock);
});

test('a release starts and serves on a database that a newer one has migrated, and leaves its queues alone', async () => {
  const { call, context } = await startTestApp({ replacements: buildDns() });
  const { pool } = context;
  await prepare(context, toLaterRelease('create table of_later_release (id int)'));
  await pool.query("update pgboss.queue set retry_limit = 99 where name = 'booking-mail'");
  await pool.query("update pgboss.schedule set cron = '0 1 * * *' where name = 'retention'");
  await pool.query("select pgboss.delete_queue('booking-notice')");

  await prepare(context);
  const answer = await call({ method: 'POST', url: '/rest/v1/client_request', payload: buildInquiry() });
  expect(answer.statusCode).toBe(201);
  const { rows } = await pool.query(
    `select q.name, q.retry_limit, s.cron from pgboss.queue q left join pgboss.schedule s using (name)
     where q.name in ('booking-mail', 'booking-notice', 'retention') order by q.name`,
  );
  expect(rows).toEqual([
    { name: 'booking-mail', retry_limit: 99, cron: null },
    { name: 'booking-notice', retry_limit: 28, cron: null },
    { name: 'retention', retry_limit: 5, cron: '0 1 * * *' },
  ]);
});

test('a missing migration before those of this release stops the start', async () => {
  const context = await createTestContext();
  await context.pool.query(
    `insert into kysely_migration values ('0000-unknown', '${new Date().toISOString()}')`,
  );
  await expect(prepare(context)).rejects.toThrow('previously executed migration 0000-unknown is missing');
});

test('a migration that waits for a lock lets requests pass between its retries', async () => {
  const { log, count } = createTestLog();
  const { call, context } = await startTestApp({ replacements: { ...buildDns(), log } });
  // A long read of the table: writers don't wait for it, but a change of the table does.
  const reader = await blockTable(context.config.DATABASE_URL, 'client_request', 'access share');
  const prepared = prepare(context, toLaterRelease('alter table client_request add column later int'));
  const countRetries = () => count('a migration did not get its lock and is retried');
  for (let retries = 1; retries <= 2; retries += 1) {
    await waitFor(async () => countRetries() === retries);
    const answer = await call({ method: 'POST', url: '/rest/v1/client_request', payload: buildInquiry() });
    expect(answer.statusCode).toBe(201);
  }
  await reader.release();
  await prepared;
  expect((await context.pool.query('select later from client_request')).rowCount).toBe(2);
});
