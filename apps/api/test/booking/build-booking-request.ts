import type { BookingRequest } from '@tt/contract/booking/booking-request';
import { listSlotInstants } from '@tt/contract/slots/slot-instants';
import { toWireStart, type WireStart } from '@tt/contract/slots/slot-wire';
import { warsawHours } from '@tt/contract/test/warsaw-rules';
import { toWallClock } from '@tt/contract/time/time-zone';
import { dayMs } from '@tt/contract/time/time-zone-offset';

/** The start of a slot that can be booked now: `index` counts the half hours of the day a week from now. */
export function findSlot(index = 0, weeks = 1): WireStart {
  const { timeZone } = warsawHours;
  const { calendarDate } = toWallClock(Date.now() + weeks * 7 * dayMs, timeZone);
  const startsAt = listSlotInstants(calendarDate, timeZone, warsawHours)[index];
  if (startsAt === undefined) throw new Error(`A day has no slot ${index}`);
  return toWireStart(startsAt);
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
