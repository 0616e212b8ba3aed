import { toInstants, toWallClock } from '../time/time-zone.ts';
import { dayMs, getOffsetMs, type Instant } from '../time/time-zone-offset.ts';
import { type BusinessHours, findOpenRange, listStartMinutes } from './business-hours.ts';

// Wall clocks run from 12 hours behind UTC to 14 hours ahead of it.
const furthestAheadMs = 14 * 3_600_000;
const furthestBehindMs = 12 * 3_600_000;

/** Lists, in order, the instants whose date in the visitor's zone is the given one and which start a business slot. */
export function listSlotInstants(calendarDate: string, timeZone: string, hours: BusinessHours): Instant[] {
  const midnightMs = Date.parse(calendarDate);
  const starts = listBusinessMidnightsMs(midnightMs, hours.timeZone).flatMap((businessMidnightMs) =>
    listStartMinutes(findOpenRange(businessMidnightMs, hours), hours.stepMinutes).flatMap((minutes) =>
      toInstants(businessMidnightMs + minutes * 60_000, hours.timeZone),
    ),
  );
  return starts
    .filter((instant) => {
      const sinceMidnightMs = instant + getOffsetMs(instant, timeZone) - midnightMs;
      return sinceMidnightMs >= 0 && sinceMidnightMs < dayMs;
    })
    .sort((a, b) => a - b);
}

/** Lists the business dates, as midnights written in UTC, that a calendar date of any zone can touch. */
function listBusinessMidnightsMs(midnightMs: number, businessTimeZone: string): number[] {
  const first = toWallClock(midnightMs - furthestAheadMs, businessTimeZone).calendarDate;
  const last = toWallClock(midnightMs + dayMs + furthestBehindMs, businessTimeZone).calendarDate;
  const days = (Date.parse(last) - Date.parse(first)) / dayMs;
  return Array.from({ length: days + 1 }, (_, index) => Date.parse(first) + index * dayMs);
}
