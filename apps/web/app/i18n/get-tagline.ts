import { bindShortWords } from '@tt/contract/language/bind-short-words';
import type { LanguageCode } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';

/** The company's tagline in a language. Short words are bound. */
export function getTagline(language: LanguageCode): string {
  return bindShortWords(siteSettings.company.tagline[language], language);
}
