import type { BookingRequest } from '@tt/contract/booking/booking-request';
import { businessHours, isBusinessSlot } from '@tt/contract/slots/business-hours';
import { listSlotInstants } from '@tt/contract/slots/slot-instants';
import { toWireStart, type WireStart } from '@tt/contract/slots/slot-wire';
import { warsawHours } from '@tt/contract/test/warsaw-rules';
import { toWallClock } from '@tt/contract/time/time-zone';
import { dayMs } from '@tt/contract/time/time-zone-offset';

/**
 * The start of a slot that can be booked now, by the rules of tests and by the company's own, which processes have:
 * `index` counts the half hours of the first such day from a week from now on.
 */
export function findSlot(index = 0, weeks = 1): WireStart {
  for (let day = weeks * 7; day < weeks * 7 + 7; day += 1) {
    const startsAt = listStarts(Date.now() + day * dayMs)[index];
    if (startsAt !== undefined) return toWireStart(startsAt);
  }
  throw new Error(`No day has a slot ${index}`);
}

function listStarts(at: number): number[] {
  const { timeZone } = warsawHours;
  const { calendarDate } = toWallClock(at, timeZone);
  if (businessHours.closedDates.includes(calendarDate)) return [];
  return listSlotInstants(calendarDate, timeZone, warsawHours).filter((start) =>
    isBusinessSlot(start, businessHours),
  );
}

export function buildBookingRequest(changes: Partial<BookingRequest> = {}): BookingRequest {
  return {
    name: 'Ada Lovelace',
    email: 'hello@torquethrust.example',
    phone: '+48 22 123 45 67',
    ...findSlot(),
    duration: 30,
    message: 'About engines',
    timezone: 'Asia/Kathmandu',
    businessTimezone: 'Europe/Warsaw',
    accessToken: 'ya29.unknown',
    language: 'en',
    ...changes,
  };
}
