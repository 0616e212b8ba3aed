import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { BoundedPool } from './bounded-pool.ts';
import { surviveLostConnections } from './pool.ts';

const overloaded = { code: 'overloaded', retryAfterSeconds: 2 };

/** One connection, which is in use, and a queue of two. */
async function createTakenPool(waitMs: number) {
  const connectionString = await createTestDatabase();
  const pool = new BoundedPool({ connectionString, max: 1, maxWaiting: 2 });
  surviveLostConnections(pool, pino({ level: 'silent' }));
  onTestFinished(() => pool.end());
  const taken = await pool.connect();
  // Not before: a busy machine takes longer to open a connection.
  pool.options.connectionTimeoutMillis = waitMs;
  return { pool, release: () => taken.release() };
}

test('a caller that would wait behind too many is refused at once, and those before it are served', async () => {
  const { pool, release } = await createTakenPool(30_000);
  const waiting = [pool.query('select 1'), pool.query('select 2')];
  expect(pool.isFull).toBe(true);
  await expect(pool.query('select 3')).rejects.toMatchObject(overloaded);
  await expect(pool.connect()).rejects.toMatchObject(overloaded);
  expect(pool.waitingCount).toBe(2);
  release();
  expect(await Promise.all(waiting)).toHaveLength(2);
  expect(pool.isFull).toBe(false);
});

test('a caller that has waited too long is refused', async () => {
  const { pool, release } = await createTakenPool(200);
  await expect(pool.query('select 1')).rejects.toMatchObject(overloaded);
  release();
  expect((await pool.query('select 1')).rowCount).toBe(1);
});
