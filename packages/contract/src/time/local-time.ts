import { toInstants, toWallClock } from './time-zone.ts';
import { formatTimeZoneAbbreviation } from './time-zone-abbreviation.ts';
import { getOffsetMs, type Instant } from './time-zone-offset.ts';

/**
 * Formats the local time of an instant as HH:mm. During the hour that a clock change repeats, it has the zone's short
 * name.
 */
export function formatLocalTime(instant: Instant, timeZone: string, languageTag: string): string {
  const { localTime } = toWallClock(instant, timeZone);
  const isRepeated = toInstants(instant + getOffsetMs(instant, timeZone), timeZone).length > 1;
  return isRepeated
    ? `${localTime} ${formatTimeZoneAbbreviation(instant, timeZone, languageTag)}`
    : localTime;
}
