import { cityTables } from '@tt/contract/time/city-tables';
import { isTimeZone } from '@tt/contract/time/time-zone';
import { expect, test } from 'vitest';
import { findTimeZones, listTimeZones } from './time-zone-search.ts';

const zones = ['Africa/Lagos', 'America/New_York', 'America/Indiana/Knox', 'Europe/Warsaw', 'Europe/London'];

test('a zone is found by city, with blanks and in any letter case', () => {
  expect(findTimeZones(zones, 'new york', 9, {})).toEqual(['America/New_York']);
  expect(findTimeZones(zones, ' WARS ', 9, {})).toEqual(['Europe/Warsaw']);
});

test('a region lists its zones, at most as many as asked for', () => {
  expect(findTimeZones(zones, 'america', 1, {})).toEqual(['America/New_York']);
  expect(findTimeZones(zones, 'europe', 9, {})).toEqual(['Europe/Warsaw', 'Europe/London']);
});

test('zones whose city begins with the text come first', () => {
  expect(findTimeZones(zones, 'lo', 9, {})).toEqual(['Europe/London']);
  expect(findTimeZones(zones, 'a', 2, {})).toEqual(['Africa/Lagos', 'America/New_York']);
  expect(findTimeZones(['Asia/Kathmandu', 'Atlantic/Reykjavik'], 'k', 9, {})[0]).toBe('Asia/Kathmandu');
});

test('an unknown place has no zone', () => {
  expect(findTimeZones(zones, 'Atlantis', 9, {})).toEqual([]);
});

test('every offered zone can be booked in', () => {
  expect(listTimeZones().filter((timeZone) => !isTimeZone(timeZone))).toEqual([]);
});

test.each([
  ['ua', 'Київ', 'Europe/Kyiv'],
  ['pl', 'warsz', 'Europe/Warsaw'],
  ['ru', 'москва', 'Europe/Moscow'],
  ['es', 'Londres', 'Europe/London'],
  ['es', 'bogota', 'America/Bogota'],
  ['ua', 'Kyiv', 'Europe/Kyiv'],
] as const)('[DAYS-05] in %s, %s finds %s', (language, text, timeZone) => {
  expect(findTimeZones(listTimeZones(), text, 9, cityTables[language])[0]).toBe(timeZone);
});
