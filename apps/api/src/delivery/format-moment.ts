import type { HourCycle } from '@tt/contract/booking/booking-request';
import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { toCityName } from '@tt/contract/time/city-name';
import { cityTables } from '@tt/contract/time/city-tables';
import { formatAtTime, formatOnDate } from '@tt/contract/time/sentence-time';
import { toInstants, toWallClock } from '@tt/contract/time/time-zone';
import { formatTimeZoneAbbreviation } from '@tt/contract/time/time-zone-abbreviation';
import { getOffsetMs } from '@tt/contract/time/time-zone-offset';

export interface Reader {
  language: LanguageCode;
  timeZone: string;
  /** Null means the language's default. */
  hourCycle: HourCycle | null;
}

/** An instant in the words and on the wall clock of a reader. */
export function formatMoment(instant: Date, { language, timeZone, hourCycle }: Reader) {
  const { tag } = getLanguage(language);
  const format = (options: Intl.DateTimeFormatOptions) =>
    toPlainSpaces(new Intl.DateTimeFormat(tag, { timeZone, ...options }).format(instant));
  // As the page shows it: the hour has two digits, except with a 12-hour clock.
  const clock = hourCycle
    ? format({ hourCycle, hour: hourCycle === 'h12' ? 'numeric' : '2-digit', minute: '2-digit' })
    : format({ timeStyle: 'short' });
  const time = isRepeated(instant, timeZone)
    ? `${clock} ${toPlainSpaces(formatTimeZoneAbbreviation(instant.getTime(), timeZone, tag))}`
    : clock;
  const offset = formatOffset(instant, timeZone);
  const city = findCity(timeZone, language);
  return {
    /** yyyy-MM-dd, to compare. */
    calendarDate: toWallClock(instant.getTime(), timeZone).calendarDate,
    weekday: format({ weekday: 'long' }),
    day: format({ month: 'short', day: 'numeric' }),
    shortDate: format({ weekday: 'short', month: 'short', day: 'numeric' }),
    longDate: format({ dateStyle: 'full' }),
    time,
    /** As a sentence has them; the short forms above are labels. */
    onDate: formatOnDate(instant.getTime(), timeZone, tag),
    atTime: formatAtTime(time, tag),
    city: city ?? offset,
    place: city ? `${city} (${offset})` : offset,
  };
}

/** A length of time in short words. */
export function formatMinutes(minutes: number, language: LanguageCode): string {
  return toPlainSpaces(formatDuration(minutes, getLanguage(language).tag, 'short'));
}

/** During the hour that a clock change repeats, the time needs the zone's short name. */
function isRepeated(instant: Date, timeZone: string): boolean {
  const at = instant.getTime();
  return toInstants(at + getOffsetMs(at, timeZone), timeZone).length > 1;
}

/** The city that a zone is named after, if it is named after one. */
function findCity(timeZone: string, language: LanguageCode): string | undefined {
  if (!timeZone.includes('/') || timeZone.startsWith('Etc/')) return undefined;
  return toCityName(timeZone, cityTables[language]);
}

function formatOffset(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const part = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName');
  return (part?.value ?? 'GMT').replace('-', '−').replace(/^GMT[+−]0$/, 'GMT');
}

/** Few fonts have the narrow no-break space that Intl writes. */
function toPlainSpaces(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}

/** A length of time, in hours if they are whole. */
export function formatDuration(minutes: number, tag: string, unitDisplay: 'long' | 'short'): string {
  const isHours = minutes % 60 === 0;
  const unit = isHours ? 'hour' : 'minute';
  const format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay });
  return format.format(isHours ? minutes / 60 : minutes);
}
