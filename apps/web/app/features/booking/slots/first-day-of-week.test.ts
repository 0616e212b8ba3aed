import { expect, test } from 'vitest';
import { getFirstDayOfWeek } from './first-day-of-week.ts';

test('weeks begin where the visitor lives: Sunday, Monday or Saturday', () => {
  expect(getFirstDayOfWeek('en-US')).toBe(0);
  expect(getFirstDayOfWeek('uk')).toBe(1);
  expect(getFirstDayOfWeek('ar-EG')).toBe(6);
});
