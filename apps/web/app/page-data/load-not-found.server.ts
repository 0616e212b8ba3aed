import type { LanguageCode } from '@tt/contract/language/language';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { contactPath, homePath } from '../i18n/paths.ts';

/** Texts of the not-found panel; the web server sets the status. */
export function loadNotFound(language: LanguageCode) {
  const t = getTranslator(language);
  return {
    meta: {
      title: t('common.errors.meta.title') + t('common.metaSuffix'),
      description: t('common.errors.meta.description'),
      path: homePath(language),
      language,
      isHidden: true,
    },
    panel: {
      title: t('common.errors.not_found'),
      text: t('common.errors.page_not_found'),
      home: { label: t('common.actions.back_to_home'), href: homePath(language) },
      contact: { label: t('common.actions.contact'), href: contactPath(language) },
    },
  };
}
