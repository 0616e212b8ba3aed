import type { BusinessHours } from '@tt/contract/slots/business-hours';
import { listSlotInstants } from '@tt/contract/slots/slot-instants';
import { toWallClock } from '@tt/contract/time/time-zone';
import type { Instant } from '@tt/contract/time/time-zone-offset';

/** The opening hours of the business day that an instant lies in. */
export function toBusinessDay(
  instant: Instant,
  hours: BusinessHours,
): { startsAt: Instant; endsAt: Instant } {
  const { calendarDate } = toWallClock(instant, hours.timeZone);
  const starts = listSlotInstants(calendarDate, hours.timeZone, hours);
  const [first = instant, last = instant] = [starts[0], starts.at(-1)];
  return { startsAt: first, endsAt: last + hours.stepMinutes * 60_000 };
}
