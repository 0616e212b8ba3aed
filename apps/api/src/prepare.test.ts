import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { blockTable } from '../test/block-table.ts';
import { buildEnquiry } from '../test/builders.ts';
import { createTestContext } from '../test/create-test-context.ts';
import { postEnquiry } from '../test/post-enquiry.ts';
import { startProcess, waitUntilNotBusy, waitUntilReady } from '../test/start-process.ts';
import { waitFor } from '../test/wait-for.ts';
import { migrations } from './db/migrations.ts';
import { prepare } from './prepare.ts';

/** A later release: today's migrations and one more. */
function toLaterRelease(statement: string) {
  const up = async (db: Kysely<unknown>) => void (await sql.raw(statement).execute(db));
  return { ...migrations, '9999-later': { up } };
}

const withoutDns = { DNS_SERVERS: '127.0.0.1:1' };
const withoutLimits = { ENQUIRIES_PER_ADDRESS_AND_HOUR: '10000', ENQUIRIES_PER_DOMAIN_AND_HOUR: '10000' };

test('a migration of 12 s is not cut off, and a process that starts meanwhile waits for it', async () => {
  const context = await createTestContext();
  // It lasts 12 s, and longer on a machine that needs more time to start the other process.
  await context.pool.query('create table gate (id int); insert into gate values (1)');
  const later = toLaterRelease(`do $$ begin
    perform pg_sleep(12);
    while exists (select from gate) loop perform pg_sleep(0.1); end loop;
  end $$`);
  const isPrepared = prepare(context, later).then(() => true);
  const isSleeping =
    "select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()";
  await waitFor(async () => (await context.pool.query(isSleeping)).rowCount === 1);
  const api = await startProcess('../src/server.ts', context.config.DATABASE_URL);
  await waitFor(async () => api.output().includes('waiting for another process that prepares the database'));
  await context.pool.query('delete from gate');
  expect(await isPrepared).toBe(true);
  await waitUntilReady(api);
});

test('a release starts and serves on a database that a newer one has migrated, and leaves its queues alone', async () => {
  const context = await createTestContext();
  const { pool, config } = context;
  await prepare(context, toLaterRelease('create table of_later_release (id int)'));
  await pool.query("update pgboss.queue set retry_limit = 99 where name = 'booking-mail'");
  await pool.query("update pgboss.schedule set cron = '0 1 * * *' where name = 'retention'");
  await pool.query("select pgboss.delete_queue('booking-notice')");

  const api = await startProcess('../src/server.ts', config.DATABASE_URL, withoutDns);
  const worker = await startProcess('../src/worker.ts', config.DATABASE_URL);
  await Promise.all([waitUntilReady(api), waitUntilReady(worker)]);
  await waitUntilNotBusy(api);
  expect((await postEnquiry(api.origin, buildEnquiry())).status).toBe(201);
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

test('a missing migration between two of this release stops the start', async () => {
  const context = await createTestContext();
  await context.pool.query(
    `insert into kysely_migration values ('0003-unknown', '${new Date().toISOString()}')`,
  );
  await expect(prepare(context)).rejects.toThrow('previously executed migration 0003-unknown is missing');
});

test('a migration that waits for a lock lets requests pass between its retries', async () => {
  const context = await createTestContext();
  const { DATABASE_URL } = context.config;
  const api = await startProcess('../src/server.ts', DATABASE_URL, { ...withoutDns, ...withoutLimits });
  await waitUntilReady(api);
  await waitUntilNotBusy(api);
  // A long read of the table: writers pass it, a change of the table does not.
  const reader = await blockTable(DATABASE_URL, 'client_request', 'access share');
  let isPrepared = false;
  const prepared = prepare(context, toLaterRelease('alter table client_request add column later int')).then(
    () => {
      isPrepared = true;
    },
  );

  const durationsMs: number[] = [];
  for (const until = Date.now() + 8_000; Date.now() < until; await sleep(100)) {
    const startedAt = performance.now();
    expect((await postEnquiry(api.origin, buildEnquiry())).status).toBe(201);
    durationsMs.push(performance.now() - startedAt);
  }
  expect(isPrepared).toBe(false);
  expect(Math.max(...durationsMs)).toBeLessThan(2_500);
  expect(durationsMs.filter((ms) => ms < 500).length).toBeGreaterThan(10);
  await reader.release();
  await prepared;
});
