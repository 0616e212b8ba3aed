import { type CityNames, toCityName } from '@tt/contract/time/city-name';
import { fallbackTimeZone } from './browser-settings.ts';
import { toKnownZoneName } from './known-zone-name.ts';

export function listTimeZones(): string[] {
  return [...new Set([fallbackTimeZone, ...Intl.supportedValuesOf('timeZone').map(toKnownZoneName)])].sort();
}

/** Normalizes names, because people type spaces for underscores and leave out accents. */
function toPlain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('_', ' ').trim().toLowerCase();
}

/** Finds zones by region or by city, in English and in the page's language. Cities that begin with the text come first. */
export function findTimeZones(
  timeZones: readonly string[],
  text: string,
  limit: number,
  cities: CityNames,
): string[] {
  const wanted = toPlain(text);
  const toCities = (timeZone: string) =>
    [toCityName(timeZone, {}), toCityName(timeZone, cities)].map(toPlain);
  const matches = timeZones.filter((timeZone) =>
    [toPlain(timeZone), ...toCities(timeZone)].some((name) => name.includes(wanted)),
  );
  const [first, second] = [true, false].map((isFirst) =>
    matches.filter((timeZone) => toCities(timeZone).some((city) => city.startsWith(wanted)) === isFirst),
  );
  return [...(first ?? []), ...(second ?? [])].slice(0, limit);
}
