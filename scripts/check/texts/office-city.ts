import settings from '../../../packages/contract/src/settings.json' with { type: 'json' };
import { toCityName } from '../../../packages/contract/src/time/city-name.ts';
import { cityTables } from '../../../packages/contract/src/time/city-tables.ts';

/** The city's name in each language, without the vowel that a case changes. The name of its zone is no such name. */
function toPattern(timeZone: string): RegExp {
  const names = Object.values(cityTables).map((names) => toCityName(timeZone, names));
  const stems = names.map((name) => RegExp.escape(name.replace(/[aeiouyаеиіоуя]$/iu, '')));
  return new RegExp(`(?<![\\p{L}/])(?:${stems.join('|')})\\p{L}*`, 'iu');
}

/** Finds the office's city spelled out in a text. It is a setting, and its name comes from the table of cities. */
export function listOfficeCities(text: string, timeZone: string = settings.hours.timeZone): string[] {
  const [name] = toPattern(timeZone).exec(text) ?? [];
  return name === undefined ? [] : [`spells out “${name}”: the office’s city is a setting, say {city}`];
}
