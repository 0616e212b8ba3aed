import { expect, test } from 'vitest';
import { toHoursAndMinutes, toRoughSpan } from './span.ts';

const minute = 60_000;

test.each([
  [0, 'minutes', 0],
  [59 * minute, 'minutes', 59],
  [60 * minute, 'hours', 1],
  [23 * 60 * minute + 59 * minute, 'hours', 23],
  [24 * 60 * minute, 'days', 1],
  [4.9 * 24 * 60 * minute, 'days', 4],
] as const)('%d ms are told in %s: %d', (ms, unit, count) => {
  expect(toRoughSpan(ms)).toEqual({ unit, count });
});

test('a clock that is behind the server makes nothing younger than now', () => {
  expect(toRoughSpan(-5_000)).toEqual({ unit: 'minutes', count: 0 });
});

test('a free stretch is told exactly', () => {
  expect(toHoursAndMinutes(170 * minute)).toEqual({ hours: 2, minutes: 50 });
});
