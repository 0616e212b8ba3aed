import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { createPool } from './pool.ts';

test('a connection that is idle for an hour stays open, so that the next request of a quiet site waits for none', async () => {
  const DATABASE_URL = await createTestDatabase();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const config = { DATABASE_URL, DATABASE_HOSTS: [], DATABASE_POOL_SIZE: 1 };
  const pool = createPool(config, pino({ level: 'silent' }));
  onTestFinished(() => pool.end());
  const readSession = async () => (await pool.query('select pg_backend_pid() as id')).rows[0].id;
  const first = await readSession();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(await readSession()).toBe(first);
});
