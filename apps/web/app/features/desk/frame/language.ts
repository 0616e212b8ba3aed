import { defaultLanguageCode, type LanguageCode, languages } from '@tt/contract/language/language';

/** The first of the browser's languages that the desk speaks. */
export function findLanguage(wished: readonly string[]): LanguageCode {
  const codes = wished.map((tag) => languages.find((language) => language.tag === tag.split('-')[0])?.code);
  return codes.find((code) => code !== undefined) ?? defaultLanguageCode;
}
