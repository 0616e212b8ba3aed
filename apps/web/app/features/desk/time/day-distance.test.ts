import { expect, test } from 'vitest';
import { countCalendarDays } from './day-distance.ts';

const now = Date.parse('2026-11-16T13:20:00Z');

test.each([
  ['2026-11-16T22:59:00Z', 0],
  ['2026-11-16T23:00:00Z', 1],
  ['2026-11-15T22:59:00Z', -1],
  ['2026-11-19T14:30:00Z', 3],
] as const)('%s is %d days away in Warsaw', (at, days) => {
  expect(countCalendarDays(Date.parse(at), now, 'Europe/Warsaw')).toBe(days);
});

test('a day of 25 hours is one day', () => {
  const saturday = Date.parse('2026-10-24T20:00:00Z');
  expect(countCalendarDays(Date.parse('2026-10-25T22:30:00Z'), saturday, 'Europe/Warsaw')).toBe(1);
});
