import type { Weekday } from '../clock/visitor-locale.ts';

const dayMs = 86_400_000;

/** Dates are texts, yyyy-MM-dd, and counted as days in UTC, so that time zones and clock changes don't matter. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** The same day of another month, or the last day of a month that is shorter. */
export function addMonths(date: string, months: number): string {
  const lastDay = new Date(`${toMonth(date)}-01`);
  lastDay.setUTCMonth(lastDay.getUTCMonth() + months + 1, 0);
  const day = Math.min(Number(date.slice(8)), lastDay.getUTCDate());
  return `${lastDay.toISOString().slice(0, 8)}${String(day).padStart(2, '0')}`;
}

/** The month of a date, yyyy-MM. */
export function toMonth(date: string): string {
  return date.slice(0, 7);
}

/** How many days of its week are before a date. */
export function toPlaceInWeek(date: string, firstDayOfWeek: Weekday): number {
  return (new Date(date).getUTCDay() - firstDayOfWeek + 7) % 7;
}

export function isWeekend(date: string): boolean {
  return [0, 6].includes(new Date(date).getUTCDay());
}

/** The weeks that overlap a month, with days of the neighboring months. */
export function listWeeks(month: string, firstDayOfWeek: Weekday): string[][] {
  const first = `${month}-01`;
  const weeks: string[][] = [];
  let date = addDays(first, -toPlaceInWeek(first, firstDayOfWeek));
  while (weeks.length === 0 || toMonth(date) === month) {
    weeks.push(Array.from({ length: 7 }, (_, place) => addDays(date, place)));
    date = addDays(date, 7);
  }
  return weeks;
}
