import type { Instant } from './time-zone-offset.ts';

/** Formats the zone's short name at an instant, such as PDT or GMT+10:30, in a language given as BCP 47 tag. */
export function formatTimeZoneAbbreviation(instant: Instant, timeZone: string, languageTag: string): string {
  const parts = new Intl.DateTimeFormat(languageTag, { timeZone, timeZoneName: 'short' }).formatToParts(
    instant,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
