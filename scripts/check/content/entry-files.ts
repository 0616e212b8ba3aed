import { posix } from 'node:path';
import {
  type CollectionName,
  collectionNames,
  collections,
  toCollectionFolder,
} from '../../../apps/web/content/collections.ts';
import { parseWords, type WordsFile } from '../../../apps/web/content/entries/parse-words.ts';
import { pictureFile } from '../../../apps/web/content/schemas/shared-facts.ts';
import type { Project } from '../project.ts';

/** A file of an entry: `<folder of the collection>/<key>/<name>`. */
export type EntryFile = { collection: CollectionName; key: string; name: string; path: string };

const root = 'apps/web/content';

export function listEntryFiles(project: Project): EntryFile[] {
  return project.paths.flatMap((path) => {
    const collection = collectionNames.find((name) => path.startsWith(`${toFolder(name)}/`));
    if (!collection) return [];
    const [key = '', ...rest] = path.slice(toFolder(collection).length + 1).split('/');
    return rest.length === 0 ? [] : [{ collection, key, name: rest.join('/'), path }];
  });
}

/** Pictures lie beside the facts that name them. */
export function isPictureName(name: string): boolean {
  return pictureFile.safeParse(name).success;
}

export function toEntryPath(collection: CollectionName, key: string, name: string): string {
  return posix.join(toFolder(collection), key, name);
}

const toFolder = (name: CollectionName) => posix.join(root, toCollectionFolder(name));

/** The file that holds the words of an entry in a language. */
export function toWordsName(collection: CollectionName, languageCode: string): string {
  return `words.${languageCode}.${collections[collection].extension}`;
}

/** What a file holds, or why it can't be read. */
export function tryParseEntry(project: Project, { collection, name, path }: EntryFile): WordsFile | string {
  try {
    const extension = name === 'facts.json' ? 'json' : collections[collection].extension;
    return parseWords(project.read(path), extension);
  } catch (error) {
    return (error as Error).message.split('\n')[0] ?? '';
  }
}
