import { expect, test } from 'vitest';
import { listCldrCities } from '../../test/list-cldr-cities.ts';
import { languages } from '../language/language.ts';
import { toCityName } from './city-name.ts';
import { cityTables } from './city-tables.ts';

test.each(languages)(
  '[DAYS-05] the cities in $code are those of CLDR (node scripts/write-cities.ts)',
  ({ code }) => {
    expect(cityTables[code]).toEqual(listCldrCities(code));
  },
);

test('[DAYS-05] a city is named in the language, also under a previous name of its zone', () => {
  expect(toCityName('Europe/Kyiv', cityTables.ua)).toBe('Київ');
  expect(toCityName('Europe/Kiev', cityTables.ua)).toBe('Київ');
  expect(toCityName('Europe/Warsaw', cityTables.pl)).toBe('Warszawa');
  expect(toCityName('Europe/Moscow', cityTables.ru)).toBe('Москва');
  expect(toCityName('Europe/London', cityTables.es)).toBe('Londres');
  expect(toCityName('Asia/Saigon', cityTables.en)).toBe('Ho Chi Minh City');
});

test('[DAYS-05] a zone without a city of its own has the name in the zone', () => {
  expect(toCityName('America/Argentina/Buenos_Aires', cityTables.es)).toBe('Buenos Aires');
  expect(toCityName('US/Pacific', cityTables.ua)).toBe('Pacific');
  expect(toCityName('UTC', cityTables.en)).toBe('UTC');
});

test('[DAYS-05] Ukrainian and Russian name the city of every zone that a browser offers', () => {
  const zones = Intl.supportedValuesOf('timeZone').filter(
    (zone) => zone.includes('/') && !zone.startsWith('Etc/'),
  );
  for (const table of [cityTables.ua, cityTables.ru])
    expect(zones.filter((zone) => !/\p{Script=Cyrillic}/u.test(toCityName(zone, table)))).toEqual([]);
});
