import type { HourCycle } from '@tt/contract/booking/booking-request';
import { toInstants } from '@tt/contract/time/time-zone';
import { formatTimeZoneAbbreviation } from '@tt/contract/time/time-zone-abbreviation';
import { getOffsetMs, type Instant } from '@tt/contract/time/time-zone-offset';
import { getFirstDayOfWeek, getHourCycle, toVisitorLocale, type Weekday } from './visitor-locale.ts';

/** `dayPeriod` is AM or PM in the page's language, and empty where hours are counted to 23. */
export interface ClockReading {
  digits: string;
  dayPeriod: string;
}

export interface VisitorClock {
  hourCycle: HourCycle;
  firstDayOfWeek: Weekday;
  read: (instant: Instant, timeZone: string) => ClockReading;
  /** During the hour that a clock change repeats, the time carries the zone's short name. */
  formatTime: (instant: Instant, timeZone: string) => string;
  /** AM or PM is shown once if both ends share it. */
  formatRange: (from: Instant, to: Instant, timeZone: string) => string;
}

// Intl separates AM with a narrow space that the font lacks.
const toFontSpaces = (text: string) => text.replaceAll('\u202f', '\u00a0');

/** The clock of a visitor: words in the page's language, the hour cycle of where the browser comes from. */
export function createVisitorClock(languageTag: string, browserTag: string): VisitorClock {
  const locale = toVisitorLocale(languageTag, browserTag);
  const hourCycle = getHourCycle(locale);
  const hour = hourCycle === 'h12' ? 'numeric' : '2-digit';

  function read(instant: Instant, timeZone: string): ClockReading {
    const format = new Intl.DateTimeFormat(locale, { timeZone, hourCycle, hour, minute: '2-digit' });
    const parts = format.formatToParts(instant);
    const find = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
    return {
      digits: `${find('hour')}:${find('minute')}`,
      dayPeriod: toFontSpaces(find('dayPeriod')),
    };
  }

  const join = ({ digits, dayPeriod }: ClockReading) => (dayPeriod ? `${digits}\u00a0${dayPeriod}` : digits);

  return {
    hourCycle,
    firstDayOfWeek: getFirstDayOfWeek(locale),
    read,
    formatTime(instant, timeZone) {
      const time = join(read(instant, timeZone));
      const isRepeated = toInstants(instant + getOffsetMs(instant, timeZone), timeZone).length > 1;
      return isRepeated ? `${time} (${formatTimeZoneAbbreviation(instant, timeZone, languageTag)})` : time;
    },
    formatRange(from, to, timeZone) {
      const [first, last] = [read(from, timeZone), read(to, timeZone)];
      const start = first.dayPeriod === last.dayPeriod ? first.digits : join(first);
      return `${start}–${join(last)}`;
    },
  };
}
