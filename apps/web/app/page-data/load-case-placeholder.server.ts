import type { LanguageCode } from '@tt/contract/language/language';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { casesPath } from '../i18n/paths.ts';
import { loadCallToAction } from './load-call-to-action.server.ts';

/** The page of a case id that has no case. */
export function loadCasePlaceholder(language: LanguageCode) {
  const t = getTranslator(language);
  return {
    meta: {
      title: t('cases.placeholder.meta.title') + t('common.metaSuffix'),
      description: t('cases.placeholder.meta.description'),
      path: casesPath(language),
      language,
      isHidden: true,
    },
    placeholder: {
      heading: t('cases.placeholder.heading'),
      text: t('cases.placeholder.text'),
      allCases: { label: t('cases.placeholder.allCases'), href: casesPath(language) },
    },
    callToAction: {
      band: 'design',
      ...loadCallToAction(language, {
        closing: t.tree('cases.list.closing'),
        ctaLabel: t('cases.list.ctaLabel'),
      }),
    },
  };
}
