import type { HourCycle } from '@tt/contract/booking/booking-request';

export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Not every browser knows it, and some as a property instead of a method. */
type LocaleWithWeek = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
};

const monday: Weekday = 1;

/**
 * Joins the page's language with the region of the browser, so that words follow the page and date habits follow the
 * visitor.
 */
export function toVisitorLocale(languageTag: string, browserTag: string): Intl.Locale {
  const { region } = new Intl.Locale(browserTag).maximize();
  return new Intl.Locale(languageTag, { region });
}

/**
 * Finds the first day of the week, Sunday being 0. Defaults to Monday. It follows the page's language, except in
 * English: countries that read English differ, so the visitor's region decides.
 */
export function getFirstDayOfWeek({ language, region }: Intl.Locale): Weekday {
  const known: LocaleWithWeek = new Intl.Locale(language, language === 'en' ? { region } : {});
  const firstDay = (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay;
  return firstDay === undefined ? monday : ((firstDay % 7) as Weekday);
}

/** Finds out whether a locale uses a 12-hour or a 24-hour clock. */
export function getHourCycle(locale: Intl.Locale): HourCycle {
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return hour12 ? 'h12' : 'h23';
}
