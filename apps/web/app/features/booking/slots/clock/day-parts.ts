import { toWallClock } from '@tt/contract/time/time-zone';
import type { Instant } from '@tt/contract/time/time-zone-offset';

const dayParts = ['night', 'morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

const hoursEach = 24 / dayParts.length;

/** Groups the slots of one date by the wall clock: six hours each from midnight. Empty groups are left out. */
export function groupByDayPart<Slot extends { startsAt: Instant }>(
  slots: readonly Slot[],
  timeZone: string,
): { part: DayPart; slots: Slot[] }[] {
  const toPart = ({ startsAt }: Slot) => {
    const hours = Number(toWallClock(startsAt, timeZone).localTime.slice(0, 2));
    return dayParts[Math.floor(hours / hoursEach)];
  };
  return dayParts
    .map((part) => ({ part, slots: slots.filter((slot) => toPart(slot) === part) }))
    .filter((group) => group.slots.length > 0);
}
