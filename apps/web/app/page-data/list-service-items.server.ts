import type { LanguageCode } from '@tt/contract/language/language';
import type { Service } from '../../content/services.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { getWords } from '../i18n/get-words.server.ts';
import { itemPath } from '../i18n/paths.ts';
import type { AccordionItem } from '../sections/item-accordion.tsx';

/** The cards of service areas: its facts and its words. */
export function listServiceItems(language: LanguageCode, services: readonly Service[]): AccordionItem[] {
  const t = getTranslator(language);
  return services.map(({ key, band, emoji }) => ({
    key,
    band,
    emoji,
    title: getWords(language, 'services', key).label,
    description: getWords(language, 'services', key).card.description,
    path: itemPath(language, 'expertise', key),
    drawing: `service-${key}`,
    linkLabel: t('common.actions.learnMore'),
    categories: [],
    results: [],
  }));
}
