import type { LanguageCode } from '@tt/contract/language/language';
import { loadMessages, type Messages } from './messages.server.ts';
import { siteValues } from './site-values.ts';
import { createTranslator, type Translator } from './translator.ts';

export type SiteTranslator = Translator<Messages>;

const translators = new Map<LanguageCode, SiteTranslator>();

/** The translator of a language with the site's settings as values of every text. */
export function getTranslator(language: LanguageCode): SiteTranslator {
  const known = translators.get(language);
  if (known) return known;
  const translator = createTranslator<Messages>({ language, loadMessages, values: siteValues });
  translators.set(language, translator);
  return translator;
}
