import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { formatRichMessage } from '../i18n/format-rich-message.ts';
import { getTagline } from '../i18n/get-tagline.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { bookingPath, contactPath, itemPath } from '../i18n/paths.ts';
import type { LeadPart } from '../sections/home/hero.tsx';
import { loadExhibit } from './load-exhibit.server.ts';

/** The opening of home. The lead marks its nouns with the key of the area that they lead to. */
export function loadHero(language: LanguageCode) {
  const t = getTranslator(language);
  const toArea = (key: string) => (content: LeadPart[]) => ({
    words: content.join(''),
    band: key,
    href: itemPath(language, 'expertise', key),
  });
  const lead = formatRichMessage<LeadPart>(t.compile('home.hero.lead'), getLanguage(language).tag, {
    values: {},
    tags: {
      marketing: toArea('marketing'),
      gamedev: toArea('gamedev'),
      rendering: toArea('rendering'),
      fiveg: toArea('fiveg'),
    },
  });
  return {
    words: siteSettings.company.wordmark.long,
    ampersand: '&',
    tagline: getTagline(language),
    lead,
    contact: { label: t('home.hero.contact'), href: contactPath(language) },
    booking: { label: t('common.actions.bookConsultation'), href: bookingPath(language) },
    exhibit: loadExhibit(language, 'nozzle'),
  };
}
