import { type Project, toLine } from './project.ts';

export type MessageFile = {
  /** `web` or `api`. */
  app: string;
  languageCode: string;
  namespace: string;
  path: string;
  /** Key with its namespace, e.g. `cases.list.clearAll`, to text; an index stands for the place in an array. */
  leaves: Map<string, string>;
  /** Key of each array to its length. */
  arrays: Map<string, number>;
};

const pathPattern = /^apps\/(web|api)\/messages\/([^/]+)\/([^/]+)\.json$/;

export function listMessageFiles(project: Project): MessageFile[] {
  return project.paths.flatMap((path) => {
    const [, app = '', languageCode = '', namespace = ''] = pathPattern.exec(path) ?? [];
    if (app === '') return [];
    const file: MessageFile = {
      app,
      languageCode,
      namespace,
      path,
      leaves: new Map(),
      arrays: new Map(),
    };
    collect(file, namespace, JSON.parse(project.read(path)));
    return [file];
  });
}

function collect(file: MessageFile, key: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) {
    file.leaves.set(key, String(value));
    return;
  }
  if (Array.isArray(value)) file.arrays.set(key, value.length);
  for (const [name, child] of Object.entries(value)) collect(file, `${key}.${name}`, child);
}

/** Finds the line of a key by its names in order; a name that is not there leaves the line of its parent. */
export function findKeyLine(text: string, key: string): number {
  const names = key
    .split('.')
    .slice(1)
    .filter((name) => !/^\d+$/.test(name));
  const offset = names.reduce((from, name) => Math.max(from, text.indexOf(`"${name}":`, from)), 0);
  return toLine(text, offset);
}
