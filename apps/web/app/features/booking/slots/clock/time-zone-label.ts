import { type CityNames, toCityName } from '@tt/contract/time/city-name';
import type { Instant } from '@tt/contract/time/time-zone-offset';

/** Formats the offset from UTC at an instant, which may differ from today's. */
export function formatOffset(instant: Instant, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('-', '\u2212');
}

export function formatZone(instant: Instant, timeZone: string, names: CityNames): string {
  return `${toCityName(timeZone, names)} (${formatOffset(instant, timeZone)})`;
}
