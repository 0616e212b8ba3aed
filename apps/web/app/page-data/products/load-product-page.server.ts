import type { LanguageCode } from '@tt/contract/language/language';
import { toPicturePath } from '../../../content/pictures/list-pictures.server.ts';
import { readPicture } from '../../../content/pictures/read-picture.server.ts';
import type { Product } from '../../../content/products.ts';
import { getTranslator } from '../../i18n/get-translator.server.ts';
import { getWords } from '../../i18n/get-words.server.ts';
import { itemPath } from '../../i18n/paths.ts';
import { toOfferingData } from '../../lib/structured-data.ts';
import { loadCallToAction } from '../load-call-to-action.server.ts';
import { loadAdWindow } from './load-ad-window.server.ts';
import { loadLeadWindow } from './load-lead-window.server.ts';

/** Everything that the page of one product shows. */
export function loadProductPage(language: LanguageCode, product: Product) {
  const t = getTranslator(language);
  const text = getWords(language, 'products', product.key);
  const { band } = product;
  const path = itemPath(language, 'products', product.key);
  const callToAction = loadCallToAction(language, { ...text, ...product });
  return {
    meta: {
      title: text.meta.title + t('common.metaSuffix'),
      description: text.meta.description,
      path,
      language,
      structuredData: [
        toOfferingData({
          kind: 'SoftwareApplication',
          name: text.name,
          description: text.meta.description,
          path,
        }),
      ],
    },
    band,
    head: { band, glyph: `product-${product.key}`, name: text.name, lead: text.lead },
    window: loadProductWindow(language, product.key),
    screens: listScreens(language, product),
    features: { heading: t('products.featuresHeading'), items: text.features },
    reasons: text.why,
    callToAction: { band, ...callToAction },
  };
}

/** Pictures of the product, as it is. */
function listScreens(language: LanguageCode, { key, screenshots }: Product) {
  const words = getWords(language, 'products', key).screenshots;
  return screenshots.map((file, place) => ({
    alt: words[place]?.alt ?? '',
    caption: words[place]?.caption,
    picture: readPicture(toPicturePath('products', key, file), 'photo'),
  }));
}

/** The interface that a product's page shows; a product without one shows its drawing. */
function loadProductWindow(language: LanguageCode, key: string) {
  if (key === 'leadgen-ai') return { kind: 'leads' as const, ...loadLeadWindow(language) };
  if (key === 'adnet-orchestration') return { kind: 'ads' as const, ...loadAdWindow(language) };
  return { kind: 'drawing' as const, name: `product-${key}` };
}
