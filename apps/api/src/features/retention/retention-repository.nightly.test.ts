import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTestContext } from '../../../test/create-test-context.ts';
import { type Limit, LimitCounter } from '../../db/limit-counter.ts';
import { deleteExpiredLimits } from './retention-repository.ts';

const rows = 300_000;
/** Inserted at once, each part within the statement timeout. */
const part = 5_000;

/** The 98th percentile of the time that sequential uses waited to be counted. */
async function measureCounting(counter: LimitCounter, isOver: () => boolean): Promise<number> {
  const limits = ['address', 'domain', 'all'].map(
    (key): Limit => ({ key: `stall:${key}`, count: 1e9, windowSeconds: 60, isShared: true }),
  );
  const waits: number[] = [];
  while (!isOver()) {
    const startedAt = performance.now();
    await counter.consume(limits);
    waits.push(performance.now() - startedAt);
    await sleep(2);
  }
  return waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.98)] ?? 0;
}

test('counting is not delayed while three hundred thousand expired limits are deleted', async () => {
  const { pool } = await createTestContext();
  const counter = new LimitCounter(pool);
  for (let first = 1; first <= rows; first += part)
    await pool.query(
      `insert into rate_limit select 'expired:' || md5(n::text), 1, now() - interval '1 second'
       from generate_series($1::int, $2::int) n`,
      [first, first + part - 1],
    );
  const until = performance.now() + 1_500;
  const idleMs = await measureCounting(counter, () => performance.now() > until);
  let isOver = false;
  const counting = measureCounting(counter, () => isOver);
  const deleted = await deleteExpiredLimits(pool);
  isOver = true;
  expect(deleted).toBe(rows);
  // On a busy machine even an idle database makes them wait.
  expect(await counting).toBeLessThan(Math.max(200, 4 * idleMs));
});
