import type { LanguageCode } from '@tt/contract/language/language';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { bookingPath, contactPath } from '../i18n/paths.ts';
import type { CallToActionProps } from '../sections/call-to-action.tsx';

interface ClosingTexts {
  closing: { heading: string; text: string };
  /** Names one of the contact labels of `common.actions`; which one is part of the page's content. */
  ctaLabel: string;
  /** Key of the case, service or product that the page is about: both forms take it as their topic. */
  key?: string;
}

/** The closing block of a page: its own words, a contact link and a booking link. */
export function loadCallToAction(
  language: LanguageCode,
  texts: ClosingTexts,
): Omit<CallToActionProps, 'band'> {
  const labels: Record<string, string> = getTranslator(language).tree('common.actions');
  const contactLabel = labels[texts.ctaLabel];
  if (!contactLabel) throw new Error(`No label of common.actions has the key ${texts.ctaLabel}`);
  return {
    heading: texts.closing.heading,
    text: texts.closing.text,
    contact: { label: contactLabel, href: contactPath(language, texts.key) },
    booking: { label: labels.bookConsultation ?? '', href: bookingPath(language, texts.key) },
  };
}
