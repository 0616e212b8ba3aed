import type { BookingRules } from '@tt/contract/booking/booking-rules';
import { listStartMinutes } from '@tt/contract/slots/business-hours';

/** How many minutes of a day, and of all days that are open for booking, meetings can take. Closed dates are few. */
export function toBookableMinutes({ hours, capacity, windowDays }: BookingRules) {
  const day = listStartMinutes(hours).length * hours.stepMinutes * capacity;
  return { day, window: day * windowDays };
}
