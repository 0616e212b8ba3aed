import { toInstants, toWallClock } from '../time/time-zone.ts';
import { dayMs, getOffsetMs, type Instant } from '../time/time-zone-offset.ts';

/** The end of a working day. */
const dueMs = 17 * 3_600_000;
const isWorking = (dayAt: number) => ![0, 6].includes(new Date(dayAt).getUTCDay());
const toDay = (instant: Instant, timeZone: string) => Date.parse(toWallClock(instant, timeZone).calendarDate);

/** Until when a reply is promised: the end of the last of so many working days after the day of receipt. */
export function toReplyDue(receivedAt: Instant, workingDays: number, timeZone: string): Instant {
  return toDue(toDay(receivedAt, timeZone), workingDays, timeZone);
}

/** An inquiry that was received before this instant is overdue now, because its `toReplyDue` has passed. */
export function findLateBefore(now: Instant, workingDays: number, timeZone: string): Instant {
  let dayAt = toDay(now, timeZone);
  while (toDue(dayAt, workingDays, timeZone) > now) dayAt -= dayMs;
  return findDayStart(dayAt + dayMs, timeZone);
}

/** Whether anybody works on this day, here where the promise is kept. */
export function isWorkingDay(instant: Instant, timeZone: string): boolean {
  return isWorking(toDay(instant, timeZone));
}

function toDue(receivedOn: number, workingDays: number, timeZone: string): Instant {
  let dayAt = receivedOn;
  for (let left = workingDays; left > 0; ) {
    dayAt += dayMs;
    if (isWorking(dayAt)) left -= 1;
  }
  return toInstants(dayAt + dueMs, timeZone)[0] ?? dayAt + dueMs;
}

/** Where the clocks skip midnight, the day starts when they jump. */
function findDayStart(dayAt: number, timeZone: string): Instant {
  const [midnight] = toInstants(dayAt, timeZone);
  return midnight ?? dayAt - getOffsetMs(dayAt - dayMs, timeZone);
}
