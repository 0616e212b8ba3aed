import type { Problem, Project } from '../project.ts';
import { findKeyLine, type MessageFile } from './message-files.ts';

export type MessagePair = { file: MessageFile; source: MessageFile };

type Copy = { file: MessageFile; key: string };

/** `all` and each language code to the keys whose text may equal the English one. */
type AllowList = Partial<Record<string, string[]>>;

const allowListPath = 'scripts/check/texts/same-as-english.json';

/** Lists texts that were left in English, and stale entries of the allow-list. */
export function listCopyProblems(project: Project, pairs: MessagePair[]): Problem[] {
  const allowList: AllowList = JSON.parse(project.read(allowListPath));
  const copies = pairs.flatMap(listCopies);
  const forgotten = copies.filter(
    ({ file, key }) => !allowList.all?.includes(key) && !allowList[file.languageCode]?.includes(key),
  );
  return [
    ...forgotten.map(({ file, key }) => ({
      path: file.path,
      line: findKeyLine(project.read(file.path), key),
      message: `${key} is the same as in English: translate it, or name it in ${allowListPath}`,
    })),
    ...listStaleEntries(allowList, copies),
  ];
}

/**
 * Keys whose text no language changes: `ctaLabel` is a key, and most tools of a case are product names. A role such
 * as CTO may stay.
 */
const sameEverywhere = /\.(?:ctaLabel|facts\.tools\.\d+|quote\.role)$|^people\/[^.]+\.role$/;

/** A text that consists only of placeholders needs no translation. */
function listCopies({ file, source }: MessagePair): Copy[] {
  if (file === source) return [];
  return [...file.leaves]
    .filter(([key, text]) => {
      const hasWords = /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));
      return hasWords && !sameEverywhere.test(key) && source.leaves.get(key) === text;
    })
    .map(([key]) => ({ file, key }));
}

function listStaleEntries(allowList: AllowList, copies: Copy[]): Problem[] {
  return Object.entries(allowList).flatMap(([scope, keys = []]) => {
    const inScope = copies.filter(({ file }) => scope === 'all' || scope === file.languageCode);
    return keys
      .filter((key) => !inScope.some((copy) => copy.key === key))
      .map((key) => ({
        path: allowListPath,
        message: `${key} (${scope}) no longer equals English: remove the entry`,
      }));
  });
}
