import type { LanguageCode } from '@tt/contract/language/language';
import { cases } from '../../../content/cases.ts';
import { products } from '../../../content/products.ts';
import { services } from '../../../content/services.ts';
import { getWords } from '../../i18n/get-words.server.ts';

/** What an inquiry can be about, by the key that the address of the form names. */
export function loadTopics(language: LanguageCode): Record<string, string> {
  return Object.fromEntries([
    ...services.map(({ key }) => [key, getWords(language, 'services', key).label]),
    ...cases.map(({ key }) => [key, getWords(language, 'cases', key).title]),
    ...products.map(({ key }) => [key, getWords(language, 'products', key).name]),
  ]);
}
