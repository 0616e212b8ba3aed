import type { BookingRules } from '../booking/booking-rules.ts';
import { toWallClock } from '../time/time-zone.ts';
import { dayMs, type Instant } from '../time/time-zone-offset.ts';
import { type BusinessHours, isBusinessSlot } from './business-hours.ts';

export const slotRefusalCodes = [
  'invalid_time_selection',
  'too_soon',
  'outside_window',
  'closed_date',
] as const;
export type SlotRefusalCode = (typeof slotRefusalCodes)[number];

/** Finds why a start can't be booked, apart from other bookings. Page and server use the same rule. */
export function findSlotRefusal(
  startsAt: Instant,
  now: Instant,
  rules: BookingRules,
): SlotRefusalCode | undefined {
  if (!isBusinessSlot(startsAt, rules.hours)) return 'invalid_time_selection';
  if (startsAt < now + rules.minimumNoticeMinutes * 60_000) return 'too_soon';
  if (startsAt > now + rules.windowDays * dayMs) return 'outside_window';
  return isClosed(startsAt, rules.hours) ? 'closed_date' : undefined;
}

function isClosed(startsAt: Instant, { closedDates, timeZone }: BusinessHours): boolean {
  return closedDates.length > 0 && closedDates.includes(toWallClock(startsAt, timeZone).calendarDate);
}
