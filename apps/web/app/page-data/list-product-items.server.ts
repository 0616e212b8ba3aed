import type { LanguageCode } from '@tt/contract/language';
import type { Product } from '../../content/products.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { itemPath } from '../i18n/paths.ts';
import { getEntry } from './get-entry.ts';

/** The cards of products: facts from content, words from messages. */
export function listProductItems(language: LanguageCode, products: readonly Product[]) {
  const t = getTranslator(language);
  const texts: Record<string, { name: string; card: { description: string } }> = t.tree('products.items');
  return products.map(({ key, band, emoji }) => {
    const text = getEntry(texts, key);
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
