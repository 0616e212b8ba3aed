import type { BookingRules } from '../booking/booking-rules.ts';
import { toWallClock } from '../time/time-zone.ts';
import { dayMs, type Instant } from '../time/time-zone-offset.ts';

export type SlotWindow = { firstDate: string; lastDate: string };

/** Converts the booking window to the first and the last calendar date that the visitor's calendar enables. */
export function toSlotWindow(now: Instant, timeZone: string, rules: BookingRules): SlotWindow {
  return {
    firstDate: toWallClock(now, timeZone).calendarDate,
    lastDate: toWallClock(now + rules.windowDays * dayMs, timeZone).calendarDate,
  };
}
