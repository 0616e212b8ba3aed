import { join } from 'node:path';
import { checkContent } from '../content/content.ts';
import { loadProject, type Problem, type Project } from '../project.ts';
import { checkMessages } from '../texts/messages.ts';

export const real = loadProject(join(import.meta.dirname, '../../..'));
export const root = 'apps/web/content';

/** The first entry of a collection whose facts have the words, whatever it is called. */
export function getFolder(collection: string, words = ''): string {
  const path = real.paths.find(
    (each) =>
      each.startsWith(`${root}/${collection}/`) &&
      each.endsWith('facts.json') &&
      real.read(each).includes(words),
  );
  if (!path) throw new Error(`There is no entry in ${collection}`);
  return path.split('/').slice(0, 5).join('/');
}

/** The site with other texts in some files; null takes a file away. */
export function change(files: Record<string, string | null>): Project {
  const paths = new Set([...real.paths, ...Object.keys(files)]);
  return {
    ...real,
    paths: [...paths].filter((path) => files[path] !== null).sort(),
    read: (path) => files[path] ?? real.read(path),
  };
}

/** The site with other fields in a JSON file; undefined takes a field away. */
export function changeFields(path: string, fields: object): Project {
  return change({ [path]: JSON.stringify({ ...JSON.parse(real.read(path)), ...fields }, null, 2) });
}

/** The problems of the content, each in one line. */
export const show = (project: Project) =>
  checkContent(project).problems.map(({ path, message }) => `${path}: ${message}`);

const knownProblems = new Set(checkMessages(real).problems.map((problem) => JSON.stringify(problem)));

/** What the check of texts finds beyond what it finds on the site as it is. */
export function listNew(project: Project): Problem[] {
  return checkMessages(project).problems.filter((problem) => !knownProblems.has(JSON.stringify(problem)));
}
