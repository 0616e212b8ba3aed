import { expect, test } from 'vitest';
import { TimeBudget } from './time-budget.ts';

test('a call gets no more time than is left, in whole milliseconds', async () => {
  const budget = new TimeBudget(1_000.5);
  expect(budget.toTimeoutMs(400)).toBe(400);
  await budget.pause(10);
  const rest = budget.toTimeoutMs(5_000);
  expect(rest).toBeLessThan(1_000);
  expect(Number.isInteger(rest)).toBe(true);
});

test('a pause after which nothing useful would be left is not begun', async () => {
  const startedAt = performance.now();
  expect(await new TimeBudget(1_000).pause(600)).toBe(false);
  expect(performance.now() - startedAt).toBeLessThan(300);
});

test('an abort ends a pause', async () => {
  const closing = new AbortController();
  const pause = new TimeBudget(60_000, closing.signal).pause(30_000);
  closing.abort();
  expect(await pause).toBe(false);
});
