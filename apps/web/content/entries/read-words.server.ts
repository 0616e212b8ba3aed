import type { LanguageCode } from '@tt/contract/language/language';
import { type CollectionName, collections, toCollectionFolder } from '../collections.ts';
import { parseWords, type WordsFile } from './parse-words.ts';
import { findEntryFile } from './read-entry-file.server.ts';

/** Reads the file of an entry in one language; undefined if it isn't translated yet. */
export function findWords(name: CollectionName, key: string, language: LanguageCode): WordsFile | undefined {
  return findEntryFile(toWordsPath(name, key, language), (text) =>
    parseWords(text, collections[name].extension),
  );
}

export function toWordsPath(name: CollectionName, key: string, language: LanguageCode): string {
  return `${toCollectionFolder(name)}/${key}/words.${language}.${collections[name].extension}`;
}
