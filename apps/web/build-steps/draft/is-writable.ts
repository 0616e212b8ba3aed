import { posix } from 'node:path';
import { toEditorConfig } from '../../editor/to-editor-config.ts';

interface Collection {
  folder?: string;
  files?: { file: string }[];
}

/** Words, facts and pictures. The same folders contain code, which a branch must not change. */
const contentFile = /^[^/]+\/[^/]+\.(?:json|md|jpe?g|png|webp)$/;

// What a writer can change does not depend on where the repository is.
const { collections } = toEditorConfig({ host: 'github', repository: 'any/any', branch: 'any' }) as {
  collections: Collection[];
};
const folders = collections.flatMap(({ folder }) => (folder ? [`${folder}/`] : []));
const files = collections.flatMap((collection) => collection.files ?? []).map(({ file }) => file);

/** Returns whether the editor writes a file, by its path in the repository. */
export function isWritable(path: string): boolean {
  if (posix.normalize(path) !== path) return false;
  if (files.includes(path)) return true;
  return folders.some((folder) => path.startsWith(folder) && contentFile.test(path.slice(folder.length)));
}
