import { expect, onTestFinished, test, vi } from 'vitest';
import { skipSleeps } from '../../../../test/skip-sleeps.ts';
import { TimeBudget } from './time-budget.ts';

test('a call gets no more time than is left, in whole milliseconds', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const budget = new TimeBudget(1_000.5);
  expect(budget.toTimeoutMs(400)).toBe(400);
  vi.advanceTimersByTime(300);
  expect(budget.toTimeoutMs(5_000)).toBe(700);
});

test('a pause after which nothing useful would be left is not begun', async () => {
  const pauses = skipSleeps();
  expect(await new TimeBudget(1_000).pause(600)).toBe(false);
  expect(pauses).toEqual([]);
  expect(await new TimeBudget(1_000).pause(300)).toBe(true);
  expect(pauses).toEqual([300]);
});

test('an abort ends a pause', async () => {
  const closing = new AbortController();
  const pause = new TimeBudget(60_000, closing.signal).pause(30_000);
  closing.abort();
  expect(await pause).toBe(false);
});
