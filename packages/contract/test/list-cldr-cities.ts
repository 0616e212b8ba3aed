import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getLanguage, type LanguageCode } from '../src/language/language.ts';
import { type CityNames, toCityName } from '../src/time/city-name.ts';
import { toCurrentZoneName } from '../src/time/current-zone-name.ts';

const require = createRequire(import.meta.url);
const cldr = dirname(require.resolve('cldr-dates-full/package.json'));

/** Zones by region and city; a city of a state is one level deeper. */
interface ZoneTree {
  [name: string]: ZoneTree | string | undefined;
}

/** Lists CLDR's exemplar cities of one language, but those that the name of their zone says already. */
export function listCldrCities(language: LanguageCode): CityNames {
  const { tag } = getLanguage(language);
  const { main } = JSON.parse(readFileSync(join(cldr, `main/${tag}/timeZoneNames.json`), 'utf8'));
  const { Etc: _, ...regions }: ZoneTree = main[tag].dates.timeZoneNames.zone;
  const cities = listCities(regions, [])
    .map(([timeZone, city]) => [toCurrentZoneName(timeZone), city] as const)
    .filter(([timeZone, city]) => city !== toCityName(timeZone, {}))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(cities);
}

function listCities(tree: ZoneTree, path: string[]): [timeZone: string, city: string][] {
  return Object.entries(tree).flatMap(([name, branch]) => {
    if (typeof branch !== 'object') return [];
    const { exemplarCity } = branch;
    const own: [string, string][] =
      typeof exemplarCity === 'string' ? [[[...path, name].join('/'), exemplarCity]] : [];
    return [...own, ...listCities(branch, [...path, name])];
  });
}
