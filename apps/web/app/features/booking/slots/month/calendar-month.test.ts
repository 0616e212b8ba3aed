import { expect, test } from 'vitest';
import { addDays, addMonths, isWeekend, listWeeks, toPlaceInWeek } from './calendar-month.ts';

test('days are counted across months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

test('every day of three years follows the one before, whatever the clocks do', () => {
  let day = Temporal.PlainDate.from('2026-01-01');
  while (day.year < 2029) {
    expect(addDays(day.toString(), 1)).toBe(day.add({ days: 1 }).toString());
    expect(toPlaceInWeek(day.toString(), 1)).toBe(day.dayOfWeek - 1);
    expect(isWeekend(day.toString())).toBe(day.dayOfWeek > 5);
    day = day.add({ days: 1 });
  }
});

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2027-01-15', -1, '2026-12-15'],
])('%s and %i months is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

test('a month is shown in whole weeks that begin on the first day of the week', () => {
  // February 2027 begins on a Monday and has 28 days.
  expect(listWeeks('2027-02', 1).map((week) => week[0])).toEqual([
    ...['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22'],
  ]);
  const weeks = listWeeks('2027-02', 0);
  expect(weeks[0]?.[0]).toBe('2027-01-31');
  expect(weeks.at(-1)?.at(-1)).toBe('2027-03-06');
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});
