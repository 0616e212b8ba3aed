import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryBucket } from './memory-bucket.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('a network has half a minute of its share at once, then its pace, and others are not affected', () => {
  const bucket = new MemoryBucket(60);
  const countTaken = (key: string, tries: number) =>
    Array.from({ length: tries }, () => bucket.take(key)).filter(Boolean).length;
  expect(countTaken('a', 100)).toBe(30);
  expect(countTaken('b', 1)).toBe(1);
  vi.advanceTimersByTime(2_000);
  expect(countTaken('a', 100)).toBe(2);
  vi.advanceTimersByTime(600_000);
  expect(countTaken('a', 100)).toBe(30);
});

test('many networks at once do not use up the memory', () => {
  const bucket = new MemoryBucket(2);
  for (let index = 0; index < 20_000; index += 1) bucket.take(`network-${index}`);
  expect(bucket.take('network-19999')).toBe(false);
  expect(bucket.take('network-0')).toBe(true);
});
