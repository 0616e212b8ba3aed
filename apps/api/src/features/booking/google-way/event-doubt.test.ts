import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventDoubt } from './event-doubt.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const openDoubt = () => {
  const doubt = new EventDoubt({ afterMs: 60_000, looks: 2 }, false);
  doubt.open();
  return doubt;
};

test('the second lookup a minute after the insert proves absence', () => {
  const doubt = openDoubt();
  doubt.noteAbsence();
  vi.advanceTimersByTime(60_000);
  expect(doubt.isOpen).toBe(true);
  doubt.noteAbsence();
  expect(doubt.isOpen).toBe(false);
});

test('many early lookups prove nothing, and neither does a single late one', () => {
  const early = openDoubt();
  vi.advanceTimersByTime(59_999);
  for (let look = 0; look < 10; look += 1) early.noteAbsence();
  expect(early.isOpen).toBe(true);

  const late = openDoubt();
  vi.advanceTimersByTime(120_000);
  late.noteAbsence();
  expect(late.isOpen).toBe(true);
});

test('another insert without a clear answer starts the minute and the count anew', () => {
  const doubt = openDoubt();
  doubt.noteAbsence();
  vi.advanceTimersByTime(59_000);
  doubt.open();
  expect(doubt.remainingMs).toBe(60_000);
  vi.advanceTimersByTime(60_000);
  doubt.noteAbsence();
  expect(doubt.isOpen).toBe(true);
});
