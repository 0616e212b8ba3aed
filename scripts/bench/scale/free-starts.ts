import { businessHours } from '../../../packages/contract/src/slots/business-hours.ts';
import { listSlotInstants } from '../../../packages/contract/src/slots/slot-instants.ts';
import { toWallClock } from '../../../packages/contract/src/time/time-zone.ts';
import { dayMs } from '../../../packages/contract/src/time/time-zone-offset.ts';

const { timeZone } = businessHours;
/** Mornings are booked before the run, afternoons during it. More would look suspicious: see `judge-suspicion.ts`. */
const morningStarts = 4;
const firstDay = 9;
const lastDay = 85;

function listDays(from: number, to: number): number[][] {
  return Array.from({ length: to - from }, (_, index) => {
    const { calendarDate } = toWallClock(Date.now() + (from + index) * dayMs, timeZone);
    return listSlotInstants(calendarDate, timeZone, businessHours);
  });
}

/** The starts that are taken in both databases, from the nearest on. */
export function listUpcomingStarts(count: number): Date[] {
  const starts = listDays(2, lastDay).flatMap((day) => day.slice(0, morningStarts));
  return starts.slice(0, count).map((start) => new Date(start));
}

/** The starts that the run may book, one of each day in turn. */
export function listFreeStarts(): number[] {
  const days = listDays(firstDay, lastDay).map((day) => day.slice(morningStarts));
  const turns = Math.max(...days.map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) => days.flatMap((day) => day[turn] ?? [])).flat();
}
