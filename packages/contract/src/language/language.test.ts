import { describe, expect, test } from 'vitest';
import {
  getLanguage,
  isLanguageCode,
  languageCodeSchema,
  languageCodes,
  toLanguageCode,
} from './language.ts';

describe('language table', () => {
  test('[LANG-03] the language is the two-letter prefix of the path', () => {
    expect(toLanguageCode('/pl')).toBe('pl');
    expect(toLanguageCode('/ua/cases/linux-3d-stack')).toBe('ua');
    expect(toLanguageCode('/UA/cases')).toBe('en');
  });

  test('[LANG-02] a path without a known prefix is in English', () => {
    expect(toLanguageCode('/')).toBe('en');
    expect(toLanguageCode('/privacy-policy')).toBe('en');
    expect(toLanguageCode('/uk')).toBe('en');
  });

  test('[LANG-06] [LANG-08] Ukrainian is ua in addresses and uk everywhere else', () => {
    expect(getLanguage('ua')).toMatchObject({ code: 'ua', tag: 'uk', ogLocale: 'uk_UA' });
    expect(isLanguageCode('uk')).toBe(false);
    expect(new Intl.PluralRules(getLanguage('ua').tag).resolvedOptions().locale).toBe('uk');
  });

  test('the schema accepts exactly the codes of the table', () => {
    expect(languageCodeSchema.options).toEqual(languageCodes);
  });
});
