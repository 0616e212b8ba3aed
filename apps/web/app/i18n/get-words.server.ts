import { bindTexts } from '@tt/contract/language/bind-short-words';
import type { LanguageCode } from '@tt/contract/language/language';
import { parseFile } from '@tt/contract/settings/parse-file';
import { type CollectionName, collectionNames, collections, type Words } from '../../content/collections.ts';
import { listEntryKeys } from '../../content/entries/read-entry-file.server.ts';
import { findWords, toWordsPath } from '../../content/entries/read-words.server.ts';
import { mergeTexts } from './merge-texts.ts';
import { siteValues } from './site-values.ts';
import { createTranslator, type Translator } from './translator.ts';

type AllWords = { [Name in CollectionName]: Record<string, Words<Name>> };

/** Sets what a language has of an entry; the English of what it lacks stays as it is. */
type SetWords = (fields: unknown, language: LanguageCode) => unknown;

/** The words of an entry in a language, English where the language lacks some. Short words are bound. */
export const getWords = createReader(bindTexts);

/** The words of an entry as they were written. */
export const getWrittenWords = createReader((fields) => fields);

function createReader(set: SetWords) {
  const tables = new Map<LanguageCode, AllWords>();
  const translators = new Map<LanguageCode, Translator<AllWords>>();
  const load = (code: LanguageCode) => {
    const table = tables.get(code) ?? loadMessages(code, set);
    tables.set(code, table);
    return table;
  };
  const getTranslator = (language: LanguageCode) => {
    const known = translators.get(language);
    if (known) return known;
    const translator = createTranslator<AllWords>({ language, loadMessages: load, values: siteValues });
    translators.set(language, translator);
    return translator;
  };
  return <Name extends CollectionName>(language: LanguageCode, name: Name, key: string): Words<Name> => {
    const words = (getTranslator(language).tree(name) as AllWords[Name])[key];
    if (!words) throw new Error(`content/${name} has no entry ${key}`);
    return words;
  };
}

function loadMessages(language: LanguageCode, set: SetWords): AllWords {
  const collected = collectionNames.map((name) => [
    name,
    Object.fromEntries(listEntryKeys(name).map((key) => [key, loadEntry(name, key, language, set)])),
  ]);
  return Object.fromEntries(collected);
}

function loadEntry(name: CollectionName, key: string, language: LanguageCode, set: SetWords): unknown {
  const own = findWords(name, key, language)?.fields;
  const words = mergeTexts(findWords(name, key, 'en')?.fields, set(own, language));
  const path = toWordsPath(name, key, own === undefined ? 'en' : language);
  if (words === undefined) throw new Error(`content/${path} is missing`);
  return parseFile(collections[name].words, words, `content/${path}`);
}
