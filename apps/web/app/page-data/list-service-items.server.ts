import type { LanguageCode } from '@tt/contract/language';
import type { Service } from '../../content/services.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { itemPath } from '../i18n/paths.ts';
import type { AccordionItem } from '../sections/item-accordion.tsx';
import { getEntry } from './get-entry.ts';

interface ServiceCardTexts {
  label: string;
  card: { description: string };
}

/** The cards of service areas: facts from content, words from messages. */
export function listServiceItems(language: LanguageCode, services: readonly Service[]): AccordionItem[] {
  const t = getTranslator(language);
  const texts: Record<string, ServiceCardTexts> = t.tree('services.items');
  return services.map(({ key, band, emoji }) => ({
    key,
    band,
    emoji,
    title: getEntry(texts, key).label,
    description: getEntry(texts, key).card.description,
    path: itemPath(language, 'expertise', key),
    drawing: `service-${key}`,
    linkLabel: t('common.actions.learnMore'),
    categories: [],
    results: [],
  }));
}
