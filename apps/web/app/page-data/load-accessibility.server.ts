import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { accessibilityUpdatedOn } from '../../content/accessibility.ts';
import { formatCalendarDate } from '../i18n/format-calendar-date.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { accessibilityPath } from '../i18n/paths.ts';
import { loadCallToAction } from './load-call-to-action.server.ts';

const sectionIds = ['standard', 'testing', 'features', 'limits', 'report'] as const;

/** The accessibility statement of a language. */
export function loadAccessibility(language: LanguageCode) {
  const t = getTranslator(language);
  const sections = t.tree('accessibility.sections');
  return {
    meta: {
      title: t('accessibility.meta.title') + t('common.metaSuffix'),
      description: t('accessibility.meta.description'),
      path: accessibilityPath(language),
      language,
    },
    statement: {
      heading: t('accessibility.heading'),
      lead: t('accessibility.lead'),
      updatedOn: accessibilityUpdatedOn,
      updated: t('accessibility.updated', {
        date: formatCalendarDate(accessibilityUpdatedOn, getLanguage(language).tag),
      }),
      contentsLabel: t('accessibility.contentsLabel'),
      sections: sectionIds.map((id) => ({ id, ...sections[id] })),
      email: siteSettings.email,
    },
    ask: loadCallToAction(language, {
      closing: t.tree('accessibility.closing'),
      ctaLabel: t('accessibility.ctaLabel'),
    }),
  };
}
