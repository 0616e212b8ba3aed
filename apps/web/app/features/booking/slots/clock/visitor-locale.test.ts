import { expect, test } from 'vitest';
import { getFirstDayOfWeek, getHourCycle, toVisitorLocale } from './visitor-locale.ts';

const join = (languageTag: string, browserTag: string) => toVisitorLocale(languageTag, browserTag);

test('weeks begin by the language of the page, and in English by where the visitor lives', () => {
  expect(getFirstDayOfWeek(join('en', 'en-US'))).toBe(0);
  expect(getFirstDayOfWeek(join('en', 'en-GB'))).toBe(1);
  expect(getFirstDayOfWeek(join('en', 'ar-EG'))).toBe(6);
  for (const tag of ['uk', 'pl', 'ru', 'es']) expect(getFirstDayOfWeek(join(tag, 'en-US'))).toBe(1);
});

test('[AVAIL-05] hours are counted as where the visitor lives, if the page’s language has a custom for it', () => {
  expect(getHourCycle(join('en', 'en-US'))).toBe('h12');
  expect(getHourCycle(join('uk', 'en-US'))).toBe('h23');
  expect(getHourCycle(join('en', 'en-GB'))).toBe('h23');
  expect(getHourCycle(join('en', 'pl'))).toBe('h23');
  expect(getHourCycle(join('es', 'es-MX'))).toBe('h12');
});
