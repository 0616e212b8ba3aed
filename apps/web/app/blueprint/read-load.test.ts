import { expect, test } from 'vitest';
import { sumShifts } from './read-load.ts';

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});

test('shifts count by their worst session, and not those that follow a press', () => {
  expect(sumShifts([])).toBe(0);
  expect(sumShifts([shift(100, 0.1), shift(600, 0.05), shift(5_000, 0.12)])).toBeCloseTo(0.15);
  expect(sumShifts([shift(100, 0.1), shift(200, 0.9, true)])).toBeCloseTo(0.1);
});

test('a session ends after five seconds', () => {
  const everySecond = Array.from({ length: 10 }, (_, second) => shift(second * 900, 0.01));
  expect(sumShifts(everySecond)).toBeCloseTo(0.06);
});
