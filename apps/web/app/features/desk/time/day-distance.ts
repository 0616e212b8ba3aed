import { toWallClock } from '@tt/contract/time/time-zone';
import { dayMs, type Instant } from '@tt/contract/time/time-zone-offset';

/** The days from now to an instant by the calendar of a zone: 0 is today, −1 yesterday. */
export function countCalendarDays(instant: Instant, now: Instant, timeZone: string): number {
  const toDay = (at: Instant) => Date.parse(toWallClock(at, timeZone).calendarDate);
  return Math.round((toDay(instant) - toDay(now)) / dayMs);
}
