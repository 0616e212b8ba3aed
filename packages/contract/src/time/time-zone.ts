import { dayMs, getOffsetMs, type Instant } from './time-zone-offset.ts';

export type WallClock = { calendarDate: string; localTime: string };

/** Returns whether this platform knows a named zone; bare offsets such as `+02:00` are no zones. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** Converts an instant to what calendar and clock show in a zone, as yyyy-MM-dd and HH:mm. */
export function toWallClock(instant: Instant, timeZone: string): WallClock {
  const text = new Date(instant + getOffsetMs(instant, timeZone)).toISOString();
  return { calendarDate: text.slice(0, -14), localTime: text.slice(-13, -8) };
}

/**
 * Converts a wall-clock reading, written as if it were UTC, to the instants that show it in a zone:
 * one as a rule, none where the clocks skip it, two where they repeat it.
 */
export function toInstants(wallMs: number, timeZone: string): Instant[] {
  const earlierOffsetMs = getOffsetMs(wallMs - dayMs, timeZone);
  const laterOffsetMs = getOffsetMs(wallMs + dayMs, timeZone);
  if (earlierOffsetMs === laterOffsetMs) return [wallMs - earlierOffsetMs];
  return [earlierOffsetMs, laterOffsetMs]
    .filter((offsetMs) => getOffsetMs(wallMs - offsetMs, timeZone) === offsetMs)
    .map((offsetMs) => wallMs - offsetMs)
    .sort((a, b) => a - b);
}
