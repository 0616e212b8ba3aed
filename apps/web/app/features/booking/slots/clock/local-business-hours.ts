import { type BusinessHours, findOpenRange } from '@tt/contract/slots/business-hours';
import { toInstants, toWallClock } from '@tt/contract/time/time-zone';
import { dayMs, type Instant } from '@tt/contract/time/time-zone-offset';

export interface LocalBusinessHours {
  opensAt: Instant;
  closesAt: Instant;
  /** The office closes on the visitor's next date. */
  isNextDay: boolean;
}

/** Finds when the office opens and closes on the business day around an instant, or on the next weekday that is open. */
export function toLocalBusinessHours(
  around: Instant,
  timeZone: string,
  hours: BusinessHours,
): LocalBusinessHours {
  const { calendarDate } = toWallClock(around, hours.timeZone);
  const range = findOpenRange(Date.parse(calendarDate), hours);
  if (!range) return toLocalBusinessHours(around + dayMs, timeZone, hours);
  const toInstant = (localTime: string) => {
    const [instant = around] = toInstants(Date.parse(`${calendarDate}T${localTime}Z`), hours.timeZone);
    return instant;
  };
  const [opensAt, closesAt] = [toInstant(range.opensAt), toInstant(range.closesAt)];
  const toDate = (instant: Instant) => toWallClock(instant, timeZone).calendarDate;
  return { opensAt, closesAt, isNextDay: toDate(closesAt) > toDate(opensAt) };
}

/** Minutes after midnight on the wall clock of a zone. */
export function toMinutesOfDay(instant: Instant, timeZone: string): number {
  const { localTime } = toWallClock(instant, timeZone);
  return Number(localTime.slice(0, 2)) * 60 + Number(localTime.slice(3));
}
