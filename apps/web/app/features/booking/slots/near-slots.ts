import type { Slot } from '@tt/contract/slots/slot';
import { toWallClock } from '@tt/contract/time/time-zone';
import { dayMs, type Instant } from '@tt/contract/time/time-zone-offset';

/** Including weekends and closed days, the next available time is hardly ever further away. */
const searchedDays = 7;

/**
 * Lists the available times closest to one that is lost, the closest first. Of two at the same distance, the later
 * one.
 */
export function listNearSlots(
  lostStartsAt: Instant,
  timeZone: string,
  listSlotsOf: (calendarDate: string) => readonly Slot[],
  count = 3,
): Slot[] {
  const distance = ({ startsAt }: Slot) => Math.abs(startsAt - lostStartsAt);
  const days = Array.from({ length: 2 * searchedDays + 1 }, (_, index) => index - searchedDays);
  // On days of 23 or 25 hours two steps may lead to the same date.
  const dates = new Set(days.map((day) => toWallClock(lostStartsAt + day * dayMs, timeZone).calendarDate));
  return [...dates]
    .flatMap((date) => listSlotsOf(date))
    .filter((slot) => slot.startsAt !== lostStartsAt)
    .sort((a, b) => distance(a) - distance(b) || b.startsAt - a.startsAt)
    .slice(0, count);
}
