import { type BusinessHours, type OpenRange, weekdays } from '@tt/contract/slots/business-hours';

export interface WeekHours extends OpenRange {
  /** Such as "Mon–Fri". Null if every day of the week has these hours. */
  days: string | null;
}

/** Lists the office's hours from Monday on: one entry for each run of weekdays that share them, none for closed ones. */
export function listWeekHours({ week }: BusinessHours, tag: string): WeekHours[] {
  const format = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  const runs: (OpenRange & { first: number; last: number })[] = [];
  for (let day = 1; day <= 7; day += 1) {
    const range = week[weekdays[day % 7] ?? 'sunday'];
    const run = runs.at(-1);
    const isSame = run?.opensAt === range?.opensAt && run?.closesAt === range?.closesAt;
    if (range && run?.last === day - 1 && isSame) run.last = day;
    else if (range) runs.push({ ...range, first: day, last: day });
  }
  // The week of 1 June 2026 begins on the first.
  const formatDay = (day: number) => format.format(Date.UTC(2026, 5, day));
  return runs.map(({ first, last, opensAt, closesAt }) => {
    const ends = first === last ? [first] : [first, last];
    return { days: last - first === 6 ? null : ends.map(formatDay).join('–'), opensAt, closesAt };
  });
}
