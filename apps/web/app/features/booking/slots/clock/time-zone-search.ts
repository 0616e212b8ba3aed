import { fallbackTimeZone } from './browser-settings.ts';
import { toCurrentZoneName } from './current-zone-name.ts';

export function listTimeZones(): string[] {
  return [
    ...new Set([fallbackTimeZone, ...Intl.supportedValuesOf('timeZone').map(toCurrentZoneName)]),
  ].sort();
}

/** Makes names comparable: people type blanks for underscores and leave out accents. */
function toPlain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('_', ' ').trim().toLowerCase();
}

/** Finds zones by city or region; names whose city begins with the text come first. */
export function findTimeZones(timeZones: readonly string[], text: string, limit: number): string[] {
  const wanted = toPlain(text);
  const matches = timeZones.filter((timeZone) => toPlain(timeZone).includes(wanted));
  const [first, second] = [true, false].map((isFirst) =>
    matches.filter((timeZone) => toCity(timeZone).startsWith(wanted) === isFirst),
  );
  return [...(first ?? []), ...(second ?? [])].slice(0, limit);
}

function toCity(timeZone: string): string {
  return toPlain(timeZone.slice(timeZone.lastIndexOf('/') + 1));
}
