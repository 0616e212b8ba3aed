import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { cases } from '../../content/cases.ts';
import { categories } from '../../content/categories.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { casesPath } from '../i18n/paths.ts';
import { listCaseItems } from './list-case-items.server.ts';
import { loadCallToAction } from './load-call-to-action.server.ts';

/** The list of cases with its filter; texts that count are formatted in the browser. */
export function loadCasesPage(language: LanguageCode) {
  const t = getTranslator(language);
  const categoryLabels = t.tree('cases.categories');
  return {
    meta: {
      title: t('cases.meta.title') + t('common.metaSuffix'),
      description: t('cases.meta.description'),
      path: casesPath(language),
      language,
    },
    heading: t('cases.list.heading'),
    lead: t('cases.list.lead'),
    filter: {
      languageTag: getLanguage(language).tag,
      items: cases.flatMap((item) =>
        listCaseItems(language, [item]).map((card) => ({ ...card, categoryKeys: item.categories })),
      ),
      // A category without a case on the site would lead to an empty list.
      categories: categories
        .filter((key) => cases.some((item) => item.categories.includes(key)))
        .map((key) => ({ key, label: categoryLabels[key] })),
      texts: {
        filterLabel: t('cases.list.filterLabel'),
        clearAll: t('cases.list.clearAll'),
        scrollAreaLabel: t('cases.list.scrollAreaLabel'),
        showing: t.compile('cases.list.showing'),
        showingMatching: t.compile('cases.list.showingMatching'),
      },
    },
    callToAction: loadCallToAction(language, {
      closing: t.tree('cases.list.closing'),
      ctaLabel: t('cases.list.ctaLabel'),
    }),
  };
}
