import { toWallClock } from '@tt/contract/time/time-zone';
import { companyZone as timeZone } from '../time/company-zone.ts';
import { countCalendarDays } from '../time/day-distance.ts';
import type { DeskTranslator } from './desk-texts.ts';

const nowMs = 60_000;

const keys = {
  alone: {
    now: 'desk.moment.now',
    today: 'desk.moment.today',
    tomorrow: 'desk.moment.tomorrow',
    yesterday: 'desk.moment.yesterday',
    other: 'desk.moment.other',
  },
  inText: {
    now: 'desk.momentInText.now',
    today: 'desk.momentInText.today',
    tomorrow: 'desk.momentInText.tomorrow',
    yesterday: 'desk.momentInText.yesterday',
    other: 'desk.momentInText.other',
  },
} as const;

/** 14:06 on the company's clock: all people of the desk read the same times. */
export function formatTime(t: DeskTranslator, at: Date): string {
  return at.toLocaleTimeString(t.tag, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** Mon, Nov 16; with the year if it is another one. */
export function formatDate(
  t: DeskTranslator,
  at: Date,
  now = new Date(),
  weekday: 'short' | 'long' = 'short',
): string {
  const toYear = (date: Date) => toWallClock(date.getTime(), timeZone).calendarDate.slice(0, 4);
  const year = toYear(at) === toYear(now) ? undefined : 'numeric';
  return at.toLocaleDateString(t.tag, { timeZone, weekday, month: 'short', day: 'numeric', year });
}

/** “Today, 14:06”, or “today, 14:06” inside a sentence. The last minute is now. */
export function formatMoment(
  t: DeskTranslator,
  at: Date,
  { now = new Date(), place = 'alone' as keyof typeof keys } = {},
): string {
  const time = formatTime(t, at);
  return t(keys[place][toDay(at, now)], { time, date: formatDate(t, at, now) });
}

function toDay(at: Date, now: Date): keyof typeof keys.alone {
  if (at <= now && now.getTime() - at.getTime() < nowMs) return 'now';
  const days = countCalendarDays(at.getTime(), now.getTime(), timeZone);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days === -1 ? 'yesterday' : 'other';
}
