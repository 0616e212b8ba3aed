import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CollectionName, toCollectionFolder } from '../collections.ts';
import { contentFolder } from './content-folder.server.ts';

/** Lists the keys of a collection: the names of its folders. */
export function listEntryKeys(collection: CollectionName): string[] {
  const folder = join(contentFolder, toCollectionFolder(collection));
  // A site may name nobody.
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { withFileTypes: true });
  return files.filter((file) => file.isDirectory()).map(({ name }) => name);
}

/** Reads `content/<path>`; undefined if there is no such file. An error of `parse` gets the file's name. */
export function findEntryFile<Content>(path: string, parse: (text: string) => Content): Content | undefined {
  let text: string;
  try {
    text = readFileSync(join(contentFolder, path), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`content/${path}: ${(error as Error).message}`);
  }
}
