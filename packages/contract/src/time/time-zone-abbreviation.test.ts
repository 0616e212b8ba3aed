import { expect, test } from 'vitest';
import { listAlikeAbbreviations } from '../../test/alike-abbreviations.ts';
import { oddTimeZones } from '../../test/odd-time-zones.ts';
import { formatTimeZoneAbbreviation } from './time-zone-abbreviation.ts';

test('[SLOT-07] at a clock change of 2026-2028 the abbreviations before and after differ, in all languages', () => {
  const { count, alike } = listAlikeAbbreviations(oddTimeZones);
  expect(count).toBeGreaterThan(80);
  expect(alike).toEqual([]);
});

test('[SLOT-07] the abbreviation follows the instant', () => {
  const format = (text: string) => formatTimeZoneAbbreviation(Date.parse(text), 'America/Los_Angeles', 'en');
  expect(format('2026-11-01T08:00Z')).toBe('PDT');
  expect(format('2026-11-01T09:00Z')).toBe('PST');
});
