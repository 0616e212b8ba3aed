import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SharedAnswer } from './shared-answer.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

function createCounter() {
  const found = { count: 0 };
  const answer = new SharedAnswer(async () => {
    found.count += 1;
    return found.count;
  }, 2_000);
  return { found, answer };
}

test('any number of callers cost one query in two seconds', async () => {
  const { found, answer } = createCounter();
  await Promise.all(Array.from({ length: 1_000 }, () => answer.get()));
  vi.advanceTimersByTime(1_999);
  expect(await answer.get()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await answer.get()).toBe(2);
  expect(found.count).toBe(2);
});

test('after a change no caller gets an answer from before it, not even a pending one', async () => {
  const { answer } = createCounter();
  const before = answer.get();
  answer.forget();
  expect(await answer.get()).toBe(2);
  expect(await before).toBe(1);
  expect(await answer.get()).toBe(2);
});

test('a failure reaches those who waited for it and is not cached', async () => {
  let isBroken = true;
  const answer = new SharedAnswer(async () => {
    if (isBroken) throw new Error('down');
    return 'up';
  }, 2_000);
  const waiting = [answer.get(), answer.get()];
  await expect(Promise.all(waiting)).rejects.toThrow('down');
  isBroken = false;
  expect(await answer.get()).toBe('up');
});
