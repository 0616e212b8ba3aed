import { formatAtTime, formatOnDate } from '@tt/contract/time/sentence-time';
import { toWallClock } from '@tt/contract/time/time-zone';
import { dayMs, type Instant } from '@tt/contract/time/time-zone-offset';
import { formatShortDay } from '../../../lib/format-meeting-date.ts';
import { getBrowserTag } from '../slots/clock/browser-settings.ts';
import { type ClockReading, createVisitorClock } from '../slots/clock/visitor-clock.ts';
import type { Meeting } from './to-meeting.ts';

type When = Pick<Meeting, 'startsAt' | 'timeZone'>;

/** Date and time as labels, `Thu, Nov 19` and `9:30 AM`, and as a sentence has them. */
export function formatWhen({ startsAt, timeZone }: When, tag: string) {
  const time = createVisitorClock(tag, getBrowserTag(tag)).formatTime(startsAt, timeZone);
  return {
    date: formatShortDay(startsAt, timeZone, tag),
    time,
    onDate: formatOnDate(startsAt, timeZone, tag),
    atTime: formatAtTime(time, tag),
  };
}

/** The lines of a slip: `Thursday`, `Nov 19`, `9:30`, `AM`. English has short months that are read as words. */
export function toHeadline(
  { startsAt, timeZone }: When,
  tag: string,
): ClockReading & { weekday: string; day: string } {
  const month = tag === 'en' ? 'short' : 'long';
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone, ...options }).format(startsAt);
  return {
    weekday: format({ weekday: 'long' }),
    day: format({ day: 'numeric', month }),
    ...createVisitorClock(tag, getBrowserTag(tag)).read(startsAt, timeZone),
  };
}

/** How long a meeting takes. The company can give it a length that the page does not offer. */
export function formatDuration(
  minutes: number,
  offered: Readonly<Partial<Record<number, string>>>,
  tag: string,
): string {
  const format = new Intl.NumberFormat(tag, { style: 'unit', unit: 'minute', unitDisplay: 'short' });
  return offered[minutes] ?? format.format(minutes);
}

/** The days until a meeting by the calendar of its zone: 0 is today. */
export function countDays({ startsAt, timeZone }: When, now: Instant): number {
  const toDay = (instant: Instant) => Date.parse(toWallClock(instant, timeZone).calendarDate);
  return Math.max(0, Math.round((toDay(startsAt) - toDay(now)) / dayMs));
}
