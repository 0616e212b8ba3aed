import type { BookingRules } from '@tt/contract/booking/booking-rules';
import { listStartMinutes } from '@tt/contract/slots/business-hours';

/** How many minutes of all days that are open for booking meetings can take. Closed dates are few. */
export function toBookableMinutes({ hours, capacity, windowDays }: BookingRules): number {
  const starts = Object.values(hours.week).flatMap((range) => listStartMinutes(range, hours.stepMinutes));
  return (starts.length * hours.stepMinutes * capacity * windowDays) / 7;
}
