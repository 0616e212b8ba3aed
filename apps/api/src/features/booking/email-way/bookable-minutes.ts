import type { BookingRules } from '@tt/contract/booking/booking-rules';
import { listStartMinutes } from '@tt/contract/slots/business-hours';

/** How many minutes meetings can take on all days that are open for booking. Ignores closed dates, which are few. */
export function toBookableMinutes({ hours, capacity, windowDays }: BookingRules): number {
  const starts = Object.values(hours.week).flatMap((range) => listStartMinutes(range, hours.stepMinutes));
  return (starts.length * hours.stepMinutes * capacity * windowDays) / 7;
}
