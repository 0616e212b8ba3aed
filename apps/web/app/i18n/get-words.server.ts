import type { LanguageCode } from '@tt/contract/language/language';
import { type CollectionName, collectionNames, collections, type Words } from '../../content/collections.ts';
import { parseFile } from '../../content/entries/parse-file.ts';
import { listEntryKeys } from '../../content/entries/read-entry-file.server.ts';
import { findWords, toWordsPath } from '../../content/entries/read-words.server.ts';
import { mergeTexts } from './merge-texts.ts';
import { siteValues } from './site-values.ts';
import { createTranslator, type Translator } from './translator.ts';

type AllWords = { [Name in CollectionName]: Record<string, Words<Name>> };

const tables = new Map<LanguageCode, AllWords>();
const translators = new Map<LanguageCode, Translator<AllWords>>();

/** The words of an entry in a language, English where the language lacks some. */
export function getWords<Name extends CollectionName>(
  language: LanguageCode,
  name: Name,
  key: string,
): Words<Name> {
  const words = (getTranslator(language).tree(name) as AllWords[Name])[key];
  if (!words) throw new Error(`content/${name} has no entry ${key}`);
  return words;
}

function getTranslator(language: LanguageCode): Translator<AllWords> {
  const known = translators.get(language);
  if (known) return known;
  const translator = createTranslator<AllWords>({ language, loadMessages, values: siteValues });
  translators.set(language, translator);
  return translator;
}

function loadMessages(language: LanguageCode): AllWords {
  const known = tables.get(language);
  if (known) return known;
  const collected = collectionNames.map((name) => [
    name,
    Object.fromEntries(listEntryKeys(name).map((key) => [key, loadEntry(name, key, language)])),
  ]);
  const table: AllWords = Object.fromEntries(collected);
  tables.set(language, table);
  return table;
}

function loadEntry(name: CollectionName, key: string, language: LanguageCode): unknown {
  const own = findWords(name, key, language)?.fields;
  const words = mergeTexts(findWords(name, key, 'en')?.fields, own);
  const path = toWordsPath(name, key, own === undefined ? 'en' : language);
  if (words === undefined) throw new Error(`content/${path} is missing`);
  return parseFile(collections[name].words, words, `content/${path}`);
}
