import { toInstants, toWallClock } from '../time/time-zone.ts';
import { dayMs, type Instant } from '../time/time-zone-offset.ts';

/** The end of a working day. */
const dueMs = 17 * 3_600_000;
const isWorkingDay = (dayAt: number) => ![0, 6].includes(new Date(dayAt).getUTCDay());

/** Until when a reply is promised: the end of the last of so many working days after the day of receipt. */
export function toReplyDue(receivedAt: Instant, workingDays: number, timeZone: string): Instant {
  let dayAt = Date.parse(toWallClock(receivedAt, timeZone).calendarDate);
  for (let left = workingDays; left > 0; ) {
    dayAt += dayMs;
    if (isWorkingDay(dayAt)) left -= 1;
  }
  return toInstants(dayAt + dueMs, timeZone)[0] ?? dayAt + dueMs;
}
