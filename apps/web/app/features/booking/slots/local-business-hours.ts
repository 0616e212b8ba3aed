import type { BusinessHours } from '@tt/contract/slots/business-hours';
import { toInstants, toWallClock } from '@tt/contract/time/time-zone';
import type { Instant } from '@tt/contract/time/time-zone-offset';

export interface LocalBusinessHours {
  open: string;
  close: string;
  /** The office closes on the visitor's next date. */
  isNextDay: boolean;
}

/** Converts the hours of the business day around an instant to the visitor's clock. */
export function toLocalBusinessHours(
  around: Instant,
  timeZone: string,
  hours: BusinessHours,
): LocalBusinessHours {
  const { calendarDate } = toWallClock(around, hours.timeZone);
  const toLocal = (localTime: string) => {
    const [instant = around] = toInstants(Date.parse(`${calendarDate}T${localTime}Z`), hours.timeZone);
    return toWallClock(instant, timeZone);
  };
  const open = toLocal(hours.opensAt);
  const close = toLocal(hours.closesAt);
  return { open: open.localTime, close: close.localTime, isNextDay: close.calendarDate > open.calendarDate };
}
