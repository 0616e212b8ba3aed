import { languages } from '../src/language/language.ts';
import { formatTimeZoneAbbreviation } from '../src/time/time-zone-abbreviation.ts';

/** Lists the clock changes of 2026-2028 in these zones at which the abbreviation stays the same in a language. */
export function listAlikeAbbreviations(timeZones: readonly string[]): { count: number; alike: string[] } {
  const changes = timeZones.flatMap(listChanges);
  const alike = changes.flatMap(({ timeZone, instant }) =>
    languages
      .filter(({ tag }) => {
        const before = formatTimeZoneAbbreviation(instant - 1, timeZone, tag);
        return before === formatTimeZoneAbbreviation(instant, timeZone, tag);
      })
      .map(({ tag }) => `${timeZone} ${instant} ${tag}`),
  );
  return { count: changes.length, alike };
}

function listChanges(timeZone: string): { timeZone: string; instant: number }[] {
  const changes = [];
  let change = Temporal.PlainDate.from('2026-01-01').toZonedDateTime(timeZone).getTimeZoneTransition('next');
  while (change && change.year <= 2028) {
    changes.push({ timeZone, instant: change.epochMilliseconds });
    change = change.getTimeZoneTransition('next');
  }
  return changes;
}
