import { expect, test } from 'vitest';
import { listAlikeAbbreviations } from '../../test/alike-abbreviations.ts';

test('[SLOT-07] at every clock change of 2026-2028 the abbreviations before and after differ, in all languages', () => {
  const { count, alike } = listAlikeAbbreviations(Intl.supportedValuesOf('timeZone'));
  expect(count).toBeGreaterThan(500);
  expect(alike).toEqual([]);
});
