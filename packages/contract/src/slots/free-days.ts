import type { BookingRules } from '../booking/booking-rules.ts';
import { toWallClock } from '../time/time-zone.ts';
import { dayMs, type Instant } from '../time/time-zone-offset.ts';
import { isOffered, type OfferCircumstances } from './slot-offer.ts';
import { listSlotInstants } from './slot-instants.ts';

export type FreeDays = {
  /** The visitor's calendar dates with at least one time, yyyy-MM-dd. */
  dates: ReadonlySet<string>;
  /** The first free time of the whole window. */
  firstStart: Instant | undefined;
};

/** Finds the days of the booking window that have a time for a duration, as the calendar of a zone shows them. */
export function findFreeDays(
  { timeZone, ...circumstances }: OfferCircumstances & { timeZone: string },
  rules: BookingRules,
): FreeDays {
  const dates = new Set<string>();
  let firstStart: Instant | undefined;
  for (const startsAt of listWindowStarts(circumstances.now, rules)) {
    const { calendarDate } = toWallClock(startsAt, timeZone);
    if (dates.has(calendarDate) || !isOffered(startsAt, circumstances, rules)) continue;
    dates.add(calendarDate);
    firstStart ??= startsAt;
  }
  return { dates, firstStart };
}

/** Lists, in order, the starts of every business day that the window touches. */
function listWindowStarts(now: Instant, { hours, windowDays }: BookingRules): Instant[] {
  const today = Date.parse(toWallClock(now, hours.timeZone).calendarDate);
  return Array.from({ length: windowDays + 2 }, (_, index) =>
    new Date(today + index * dayMs).toISOString().slice(0, 10),
  ).flatMap((date) => listSlotInstants(date, hours.timeZone, hours));
}
