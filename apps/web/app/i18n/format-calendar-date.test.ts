import { expect, test } from 'vitest';
import { formatCalendarDate } from './format-calendar-date.ts';

test('a calendar date is written as its language writes it', () => {
  expect(formatCalendarDate('2025-06-25', 'en')).toBe('June 25, 2025');
  expect(formatCalendarDate('2025-06-25', 'pl')).toBe('25 czerwca 2025');
});
