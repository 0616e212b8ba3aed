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

/** What was received before this instant is over its time by now. */
export function findLateBefore(now: Instant, workingDays: number, timeZone: string): Instant {
  let dayAt = Date.parse(toWallClock(now, timeZone).calendarDate);
  while (toReplyDue(toStart(dayAt, timeZone), workingDays, timeZone) > now) dayAt -= dayMs;
  return toStart(dayAt + dayMs, timeZone);
}

/** When a day begins; some begin after midnight. */
function toStart(dayAt: number, timeZone: string): Instant {
  return toInstants(dayAt, timeZone)[0] ?? dayAt;
}
