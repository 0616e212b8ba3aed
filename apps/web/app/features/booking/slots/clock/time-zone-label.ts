import type { Instant } from '@tt/contract/time/time-zone-offset';

/** City names in the page's language, by zone. Zones that are left out have their English name. */
export type CityNames = Readonly<Record<string, string>>;

/** The city that a zone is named after. */
export function toCityName(timeZone: string, names: CityNames): string {
  return names[timeZone] ?? timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** Formats the distance to Greenwich at an instant, which is not always the distance of today. */
export function formatOffset(instant: Instant, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('-', '\u2212');
}

export function formatZone(instant: Instant, timeZone: string, names: CityNames): string {
  return `${toCityName(timeZone, names)} (${formatOffset(instant, timeZone)})`;
}
