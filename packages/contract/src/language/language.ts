import * as z from 'zod/mini';

/** One row for each interface language. `code` is the URL prefix and message folder; everywhere else `tag` is used. */
export const languages = [
  { code: 'en', tag: 'en', name: 'English', ogLocale: 'en_US' },
  { code: 'ua', tag: 'uk', name: 'Українська', ogLocale: 'uk_UA' },
  { code: 'pl', tag: 'pl', name: 'Polski', ogLocale: 'pl_PL' },
  { code: 'ru', tag: 'ru', name: 'Русский', ogLocale: 'ru_RU' },
  { code: 'es', tag: 'es', name: 'Español', ogLocale: 'es_ES' },
] as const;

export type Language = (typeof languages)[number];
export type LanguageCode = Language['code'];

export const defaultLanguageCode: LanguageCode = 'en';

export const languageCodes: readonly LanguageCode[] = languages.map((language) => language.code);

export const languageCodeSchema = z.enum(languageCodes);

/** The language of a request; defaults to English. */
export const requestLanguageSchema = z._default(languageCodeSchema, defaultLanguageCode);

/** Returns whether a text is a URL code of the table. */
export function isLanguageCode(text: string): text is LanguageCode {
  return languageCodes.some((code) => code === text);
}

/** Returns the row of a URL code. */
export function getLanguage(code: LanguageCode): Language {
  const language = languages.find((row) => row.code === code);
  if (!language) throw new Error(`No language has the code ${code}`);
  return language;
}

/** Derives the language from the first segment of a path; a path without a known prefix is in English. */
export function toLanguageCode(path: string): LanguageCode {
  const prefix = path.split('/')[1] ?? '';
  return isLanguageCode(prefix) ? prefix : defaultLanguageCode;
}
