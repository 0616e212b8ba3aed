import { toCurrentZoneName } from './current-zone-name.ts';

/** Names of cities in one language, by the current name of their zone. Zones that are left out have the name in the zone. */
export type CityNames = Readonly<Record<string, string>>;

/** The city that a zone is named after. */
export function toCityName(timeZone: string, names: CityNames): string {
  const current = toCurrentZoneName(timeZone);
  return names[current] ?? current.slice(current.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
