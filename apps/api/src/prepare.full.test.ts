import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestContext } from '../test/create-test-context.ts';
import { startProcess, waitUntilReady } from '../test/start-process.ts';
import { waitFor } from '../test/wait-for.ts';
import { migrations } from './db/migrations.ts';
import { prepare } from './prepare.ts';

test('a migration of 12 s is not cut off, and a process that starts meanwhile waits for it', async () => {
  const context = await createTestContext();
  // It lasts 12 s, and longer on a machine that needs more time to start the other process.
  await context.pool.query('create table gate (id int); insert into gate values (1)');
  const up = async (db: Kysely<unknown>) =>
    void (await sql
      .raw(`do $$ begin
        perform pg_sleep(12);
        while exists (select from gate) loop perform pg_sleep(0.1); end loop;
      end $$`)
      .execute(db));
  const isPrepared = prepare(context, { ...migrations, '9999-later': { up } }).then(() => true);
  const isSleeping =
    "select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()";
  await waitFor(async () => (await context.pool.query(isSleeping)).rowCount === 1);
  const api = await startProcess('../src/server.ts', context.config.DATABASE_URL);
  await waitFor(async () => api.output().includes('waiting for another process that prepares the database'));
  await context.pool.query('delete from gate');
  expect(await isPrepared).toBe(true);
  await waitUntilReady(api);
});
