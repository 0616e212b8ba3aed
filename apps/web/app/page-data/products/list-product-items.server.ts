import type { LanguageCode } from '@tt/contract/language/language';
import type { Product } from '../../../content/products.ts';
import { getTranslator } from '../../i18n/get-translator.server.ts';
import { getWords } from '../../i18n/get-words.server.ts';
import { itemPath } from '../../i18n/paths.ts';

/** The cards of products: its facts and its words. */
export function listProductItems(language: LanguageCode, products: readonly Product[]) {
  const t = getTranslator(language);
  return products.map(({ key, band, emoji }) => {
    const text = getWords(language, 'products', key);
    return {
      key,
      band,
      emoji,
      name: text.name,
      description: text.card.description,
      path: itemPath(language, 'products', key),
      drawing: `product-${key}`,
      linkLabel: t('common.actions.learnMore'),
    };
  });
}
