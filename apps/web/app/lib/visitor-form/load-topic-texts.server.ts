import type { LanguageCode } from '@tt/contract/language/language';
import { cases } from '../../../content/cases.ts';
import { products } from '../../../content/products.ts';
import { services } from '../../../content/services.ts';
import { getTranslator } from '../../i18n/get-translator.server.ts';
import { getWords } from '../../i18n/get-words.server.ts';

/** What an inquiry or a consultation can be about: titles by the key that the address of the form names. */
export function loadTopicTexts(language: LanguageCode) {
  const titles: Record<string, string> = Object.fromEntries([
    ...services.map(({ key }) => [key, getWords(language, 'services', key).label]),
    ...cases.map(({ key }) => [key, getWords(language, 'cases', key).title]),
    ...products.map(({ key }) => [key, getWords(language, 'products', key).name]),
  ]);
  return { ...getTranslator(language).tree('contact.topic'), titles };
}
