import { expect, test } from 'vitest';
import { createTestContext } from '../../test/create-test-context.ts';
import { type Limit, LimitCounter } from './limit-counter.ts';

const limit = (key: string, count: number): Limit => ({ key, count, windowSeconds: 60, isShared: false });
const shared = (key: string, count: number): Limit => ({ ...limit(key, count), isShared: true });

async function countAllowed(attempts: Promise<unknown>[]): Promise<number> {
  const results = await Promise.allSettled(attempts);
  return results.filter(({ status }) => status === 'fulfilled').length;
}

test('two counters that count many uses at once let exactly the limit through', async () => {
  const { pool } = await createTestContext();
  const counters = [new LimitCounter(pool), new LimitCounter(pool)];
  const attempts = Array.from({ length: 120 }, (_, use) => counters[use % 2]?.consume([limit('exact', 30)]));
  expect(await countAllowed(attempts as Promise<unknown>[])).toBe(30);
});

test('a caller over a narrow limit does not use up the wider one', async () => {
  const { pool } = await createTestContext();
  const counter = new LimitCounter(pool);
  const greedy = Array.from({ length: 50 }, () => counter.consume([limit('greedy', 5), limit('all', 20)]));
  const modest = Array.from({ length: 15 }, (_, n) =>
    counter.consume([limit(`modest ${n}`, 1), limit('all', 20)]),
  );
  expect(await countAllowed(greedy)).toBe(5);
  expect(await countAllowed(modest)).toBe(15);
});

test('a refused use gets the time to wait', async () => {
  const { pool } = await createTestContext();
  const counter = new LimitCounter(pool);
  await counter.consume([limit('wait', 1)]);
  await expect(counter.consume([limit('wait', 1)])).rejects.toMatchObject({
    code: 'rate_limited',
    retryAfterSeconds: expect.any(Number),
  });
});

test('uses of one batch with different keys are counted apart, and each use against all of its limits', async () => {
  const { pool } = await createTestContext();
  const counter = new LimitCounter(pool);
  const send = (address: string, domain: string) =>
    counter.consume([limit(address, 3), limit(domain, 4), limit('everybody', 6)]);
  const attempts = [
    ...Array.from({ length: 5 }, () => send('address 1', 'domain 1')),
    ...Array.from({ length: 5 }, () => send('address 2', 'domain 1')),
    ...Array.from({ length: 5 }, () => send('address 3', 'domain 2')),
  ];
  expect(await countAllowed(attempts.slice(0, 5))).toBe(3);
  expect(await countAllowed(attempts.slice(5, 10))).toBe(1);
  expect(await countAllowed(attempts.slice(10))).toBe(2);
  const { rows } = await pool.query('select key, count from rate_limit order by key');
  expect(rows).toEqual([
    { key: 'address 1', count: 5 },
    { key: 'address 2', count: 5 },
    { key: 'address 3', count: 5 },
    { key: 'domain 1', count: 6 },
    { key: 'domain 2', count: 3 },
    { key: 'everybody', count: 7 },
  ]);
});

test('a limit begins anew when its window is over', async () => {
  const { pool } = await createTestContext();
  const counter = new LimitCounter(pool);
  await counter.consume([limit('window', 1)]);
  await pool.query("update rate_limit set resets_at = now() - interval '1 second'");
  await counter.consume([limit('window', 1)]);
  await expect(counter.consume([limit('window', 1)])).rejects.toMatchObject({ code: 'rate_limited' });
});

test('a shared limit refuses nobody: a use beyond it is marked and is not counted against the limits after it', async () => {
  const { pool } = await createTestContext();
  const counter = new LimitCounter(pool);
  const send = (sender: string) =>
    counter.consume([limit('network', 100), shared(sender, 2), shared('everybody', 3)]);
  const uses = await Promise.all(['a', 'a', 'a', 'b', 'b'].map(send));
  expect(uses.map((use) => use.isBeyondShared)).toEqual([false, false, true, false, true]);
  const { rows } = await pool.query('select key, count from rate_limit order by key');
  expect(rows).toEqual([
    { key: 'a', count: 3 },
    { key: 'b', count: 2 },
    { key: 'everybody', count: 4 },
    { key: 'network', count: 5 },
  ]);
});

test('a caller refused by its own limit is not counted against a shared one', async () => {
  const { pool } = await createTestContext();
  const counter = new LimitCounter(pool);
  const send = () => counter.consume([limit('network', 2), shared('everybody', 10)]);
  expect(await countAllowed(Array.from({ length: 20 }, send))).toBe(2);
  const { rows } = await pool.query("select count from rate_limit where key = 'everybody'");
  expect(rows).toEqual([{ count: 2 }]);
});
