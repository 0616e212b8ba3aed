import type { Instant } from './time-zone-offset.ts';

/** What stands before a day and before a time, by language tag. A word of one letter never ends a line. */
const prepositions: Record<string, readonly [day: string, time: string]> = {
  en: ['on ', 'at '],
  es: ['el ', 'a las '],
  pl: ['w\u00a0', 'o\u00a0'],
  ru: ['в\u00a0', 'в\u00a0'],
  uk: ['в\u00a0', 'о\u00a0'],
};

/** What stands before Tuesday, by its first letters in Polish, Russian and Ukrainian. */
const beforeTuesday: Record<string, string> = { wt: 'we ', вт: 'во ', ві: 'у\u00a0' };

/** A day as a sentence has it, with its preposition and in its case: `on Wednesday, November 18`, `w środę, 18 listopada`. */
export function formatOnDate(instant: Instant, timeZone: string, languageTag: string): string {
  const options = { timeZone, weekday: 'long', day: 'numeric', month: 'long' } as const;
  const day = new Intl.DateTimeFormat(languageTag, options)
    .format(instant)
    .replace(languageTag === 'es' ? ',' : '', '')
    // Weekdays in the accusative.
    .replace(/[aая](?=,)/, (end) => ({ a: 'ę', а: 'у' })[end] ?? 'ю');
  return (beforeTuesday[day.slice(0, 2)] ?? prepositions[languageTag]?.[0] ?? '') + day;
}

/** A formatted time as a sentence has it: `at 9:00 AM`, `a la 1:00`, `об 11:00`. */
export function formatAtTime(time: string, languageTag: string): string {
  return ((prepositions[languageTag]?.[1] ?? '') + time.replace(/^0(?=\d)/, ''))
    .replace(/^a las (?=1:)/, 'a la ')
    .replace(/^о\u00a0(?=11)/, 'об ');
}
