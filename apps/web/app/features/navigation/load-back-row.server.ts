import type { LanguageCode } from '@tt/contract/language/language';
import { articles } from '../../../content/articles.ts';
import { cases } from '../../../content/cases.ts';
import { products } from '../../../content/products.ts';
import { services } from '../../../content/services.ts';
import { getTranslator } from '../../i18n/get-translator.server.ts';
import { getWords } from '../../i18n/get-words.server.ts';
import { findDetail, homePath, type Section } from '../../i18n/paths.ts';

/** Label of the section, and the title of the page if the item is known. */
function listSteps(language: LanguageCode, section: Section, item: string): (string | undefined)[] {
  const t = getTranslator(language);
  const isItem = ({ key }: { key: string }) => key === item;
  switch (section) {
    case 'expertise':
      return [
        t('common.nav.ourExpertise'),
        services.some(isItem) ? getWords(language, 'services', item).label : undefined,
      ];
    case 'cases':
      return [
        t('common.nav.cases'),
        cases.some(isItem) ? getWords(language, 'cases', item).title : undefined,
      ];
    case 'products':
      return [
        t('common.nav.products'),
        products.some(isItem) ? getWords(language, 'products', item).name : undefined,
      ];
    case 'blog':
      return [
        t('common.nav.blog'),
        articles.some(isItem) ? getWords(language, 'articles', item).title : undefined,
      ];
  }
}

/** The row with the back button; only detail pages have one. */
export function loadBackRow(language: LanguageCode, path: string) {
  const detail = findDetail(path);
  if (!detail) return undefined;
  return {
    label: getTranslator(language)('common.actions.back_to_home'),
    homeHref: homePath(language),
    here: listSteps(language, detail.section, detail.item).filter((step) => step !== undefined),
  };
}

export type BackRowData = NonNullable<ReturnType<typeof loadBackRow>>;
