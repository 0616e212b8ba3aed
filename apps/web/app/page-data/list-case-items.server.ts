import type { LanguageCode } from '@tt/contract/language/language';
import type { Case } from '../../content/cases.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { getWords } from '../i18n/get-words.server.ts';
import { itemPath } from '../i18n/paths.ts';
import type { AccordionItem } from '../sections/item-accordion.tsx';

/** The cards of cases: its facts and its words. */
export function listCaseItems(language: LanguageCode, cases: readonly Case[]): AccordionItem[] {
  const t = getTranslator(language);
  const categoryLabels = t.tree('cases.categories');
  return cases.map(({ key, band, emoji, categories, thumbnail, comingSoon }) => {
    const text = getWords(language, 'cases', key);
    return {
      key,
      band,
      emoji,
      title: text.title,
      description: text.card.description,
      path: itemPath(language, 'cases', key),
      drawing: thumbnail,
      linkLabel: comingSoon ? t('common.actions.moreDetailsSoon') : t('common.actions.learnMore'),
      comingSoonLabel: comingSoon ? t('common.actions.comingSoon') : undefined,
      categoriesLabel: t('common.actions.categories'),
      categories: categories.map((category) => categoryLabels[category]),
      resultsLabel: t('common.actions.keyResults'),
      results: text.card.results,
    };
  });
}
