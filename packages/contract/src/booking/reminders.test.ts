import { expect, test } from 'vitest';
import { listReminders } from './reminders.ts';

const startsAt = Date.UTC(2026, 10, 19, 14, 30);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const kinds = (bookedBeforeMs: number) =>
  listReminders(startsAt, startsAt - bookedBeforeMs).map(({ kind }) => kind);

test('a reminder goes out only if the time was booked long enough before it', () => {
  expect(kinds(26 * hourMs + 1)).toEqual(['day', 'hour']);
  expect(kinds(26 * hourMs)).toEqual(['hour']);
  expect(kinds(90 * minuteMs + 1)).toEqual(['hour']);
  expect(kinds(90 * minuteMs)).toEqual([]);
});
