import { expect, test } from 'vitest';
import { languages } from '../language/language.ts';
import { formatTimeZoneAbbreviation } from './time-zone-abbreviation.ts';

test('[SLOT-07] at every clock change of 2026-2028 the abbreviations before and after differ, in all languages', () => {
  const changes = Intl.supportedValuesOf('timeZone').flatMap(listChanges);
  expect(changes.length).toBeGreaterThan(500);
  const alike = changes.flatMap(({ timeZone, instant }) =>
    languages
      .filter(({ tag }) => format(instant - 1, timeZone, tag) === format(instant, timeZone, tag))
      .map(({ tag }) => `${timeZone} ${instant} ${tag}`),
  );
  expect(alike).toEqual([]);
}, 60_000);

test('[SLOT-07] the abbreviation follows the instant', () => {
  expect(format(Date.parse('2026-11-01T08:00Z'), 'America/Los_Angeles', 'en')).toBe('PDT');
  expect(format(Date.parse('2026-11-01T09:00Z'), 'America/Los_Angeles', 'en')).toBe('PST');
});

const format = formatTimeZoneAbbreviation;

function listChanges(timeZone: string): { timeZone: string; instant: number }[] {
  const changes = [];
  let change = Temporal.PlainDate.from('2026-01-01').toZonedDateTime(timeZone).getTimeZoneTransition('next');
  while (change && change.year <= 2028) {
    changes.push({ timeZone, instant: change.epochMilliseconds });
    change = change.getTimeZoneTransition('next');
  }
  return changes;
}
