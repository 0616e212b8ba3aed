import { expect, test } from 'vitest';
import { loadSlotTexts } from '../load-slot-texts.server.ts';
import { createCalendarTexts } from './calendar-texts.ts';

const date = '2026-07-04';
const english = createCalendarTexts('en', loadSlotTexts('en').date);
const ukrainian = createCalendarTexts('uk', loadSlotTexts('ua').date);

test('a day is named whole, with what its looks mean', () => {
  expect(english.formatDay(date, { today: true, weekend: true, selected: true, full: false })).toBe(
    'Saturday, July 4, 2026, Today, Weekend, can be booked, Selected',
  );
  expect(english.formatDay(date, {})).toBe('Saturday, July 4, 2026');
});

test('[DAYS-02] a day without a free time says so, and none is promised before it is known', () => {
  expect(english.formatDay(date, { today: true, weekend: true, full: true })).toBe(
    'Saturday, July 4, 2026, Today, no times available',
  );
  expect(english.formatDay(date, { weekend: true })).toBe('Saturday, July 4, 2026');
});

test('a day that cannot be chosen says only why', () => {
  expect(english.formatDay(date, { disabled: true, past: true, weekend: true })).toMatch(/, In the past$/);
  expect(english.formatDay(date, { disabled: true })).toMatch(/, Not available$/);
});

test('months and weekdays are in the language of the page', () => {
  expect(english.formatMonth(date)).toBe('July 2026');
  expect(english.formatWeekday(date)).toBe('Sat');
  expect(ukrainian.formatMonth(date)).toBe('липень 2026');
});
