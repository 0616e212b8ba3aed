export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Not every browser knows it, and some as a property instead of a method. */
type LocaleWithWeek = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
};

const monday: Weekday = 1;

/** Finds the first day of the week of a locale, Sunday being 0; defaults to Monday. */
export function getFirstDayOfWeek(localeTag: string): Weekday {
  const locale: LocaleWithWeek = new Intl.Locale(localeTag);
  const firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
  return firstDay === undefined ? monday : ((firstDay % 7) as Weekday);
}
