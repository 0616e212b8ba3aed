import { resolve } from 'node:path';
import { checkContent } from '../../scripts/check/content/content.ts';
import { loadProject, type Project } from '../../scripts/check/project.ts';
import { checkMessages } from '../../scripts/check/texts/messages.ts';
import { checkTerms } from '../../scripts/check/texts/terms.ts';
import { type Files, readContentFiles } from './editor-page.ts';

/** The project as it would be with the files that the editor wrote. */
function toProject(written: Files): Project {
  const real = loadProject(resolve(import.meta.dirname, '../..'));
  const replaced = Object.keys(readContentFiles());
  const paths = new Set([...real.paths.filter((path) => !replaced.includes(path)), ...Object.keys(written)]);
  return { ...real, paths: [...paths].sort(), read: (path) => written[path] ?? real.read(path) };
}

/** What `pnpm check` would say about the content and its texts. */
export function listProblems(written: Files): string[] {
  const project = toProject(written);
  return [checkContent, checkMessages, checkTerms]
    .flatMap((check) => check(project).problems)
    .map(({ path, message }) => `${path}: ${message}`);
}

/** Paths of files that are new, changed or gone. */
export function listChanges(before: Files, after: Files): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].filter((path) => before[path] !== after[path]).sort();
}
