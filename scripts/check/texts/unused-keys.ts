import { defaultLanguageCode } from '../../../packages/contract/src/language/language.ts';
import { listEntryFiles } from '../content/entry-files.ts';
import type { Problem, Project, Report } from '../project.ts';
import { collectKeyUse, type KeyUse } from './key-use.ts';
import { findKeyLine, listMessageFiles, type MessageFile } from './message-files.ts';

type UnusedKey = { file: MessageFile; key: string };

/** Lists keys that no code uses. Our own check, because no library follows `t.tree`, which reads all texts below a key. */
export function checkUnusedKeys(project: Project): Report {
  return { problems: listUnusedKeys(project).map((found) => toProblem(project, found)) };
}

function listUnusedKeys(project: Project): UnusedKey[] {
  const english = listMessageFiles(project).filter((file) => file.languageCode === defaultLanguageCode);
  const uses = new Map(
    [...new Set(english.map(({ app }) => app))].map((app) => [app, collectKeyUse(project, app)]),
  );
  // A button that a text or an entry names by `ctaLabel` is used through that name.
  const labels = [
    ...english.flatMap((file) =>
      [...file.leaves].filter(([key]) => key.endsWith('.ctaLabel')).map(([, name]) => name),
    ),
    ...listEntryFiles(project)
      .filter(({ name }) => name === 'facts.json')
      .flatMap(({ path }) => /"ctaLabel": "([^"]+)"/.exec(project.read(path))?.[1] ?? []),
  ];
  return english.flatMap((file) => {
    const use = uses.get(file.app);
    return [...file.leaves.keys()]
      .filter((key) => !use || !isUsed(key, use, labels))
      .map((key) => ({ file, key }));
  });
}

function isUsed(key: string, use: KeyUse, labels: string[]): boolean {
  if (use.literals.has(key)) return true;
  const names = key.split('.');
  return names.some((_, depth) => {
    if (depth === 0 || !use.trees.has(names.slice(0, depth).join('.'))) return false;
    const below = names.slice(depth).filter((name) => !/^\d+$/.test(name));
    return below.every((name) => use.words.has(name) || labels.includes(name));
  });
}

function toProblem(project: Project, { file, key }: UnusedKey): Problem {
  return {
    path: file.path,
    line: findKeyLine(project.read(file.path), key),
    message: `no code uses ${key}: remove it from every language, or write the whole key where it is used`,
  };
}
