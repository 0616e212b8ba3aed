import { bindTexts } from '@tt/contract/language/bind-short-words';
import { defaultLanguageCode, type LanguageCode } from '@tt/contract/language/language';
import { mergeTexts } from '../../apps/web/app/i18n/merge-texts.ts';
import { type CollectionName, collections, type Words } from '../../apps/web/content/collections.ts';
import { findWords } from '../../apps/web/content/entries/read-words.server.ts';

/** The words of an entry as pages show them, English where the language lacks some. */
export function loadWords<Name extends CollectionName>(
  language: LanguageCode,
  name: Name,
  key: string,
): Words<Name> {
  const english = findWords(name, key, defaultLanguageCode)?.fields;
  const own = bindTexts(findWords(name, key, language)?.fields, language);
  return collections[name].words.parse(mergeTexts(english, own)) as Words<Name>;
}
