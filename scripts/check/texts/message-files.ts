import { type Project, toLine } from '../project.ts';

export type MessageFile = {
  /** `web`, `api`, or `contract` for texts that both show. */
  app: string;
  languageCode: string;
  namespace: string;
  path: string;
  /** Key with its namespace, e.g. `cases.list.clearAll`, to text; an index stands for the place in an array. */
  leaves: Map<string, string>;
  /** Key of each array to its length. */
  arrays: Map<string, number>;
  /** Running text of a Markdown file, which is no ICU message. */
  prose?: string;
};

type Place = Pick<MessageFile, 'app' | 'languageCode' | 'namespace' | 'path'>;

const pathPattern = /^(?:apps|packages)\/(web|api|contract)\/messages\/([^/]+)\/([^/]+)\.json$/;

export function listMessageFiles(project: Project): MessageFile[] {
  return project.paths.flatMap((path) => {
    const [, app = '', languageCode = '', namespace = ''] = pathPattern.exec(path) ?? [];
    if (app === '') return [];
    return [toMessageFile({ app, languageCode, namespace, path }, JSON.parse(project.read(path)))];
  });
}

/** Texts of the product. Entries are the owner's own words. */
export const isMessageFile = ({ path }: MessageFile): boolean => pathPattern.test(path);

export function toMessageFile(place: Place, texts: unknown): MessageFile {
  const file: MessageFile = { ...place, leaves: new Map(), arrays: new Map() };
  collect(file, place.namespace, texts);
  return file;
}

/** The path of the same texts in another language. */
export function toTranslatedPath({ path, languageCode }: MessageFile, code: string): string {
  return path
    .replace(`/messages/${languageCode}/`, `/messages/${code}/`)
    .replace(new RegExp(`/words\\.${languageCode}\\.(json|md)$`), `/words.${code}.$1`);
}

function collect(file: MessageFile, key: string, value: unknown): void {
  // Translation tools write an empty text for a missing translation.
  if (value === '') return;
  if (typeof value !== 'object' || value === null) {
    file.leaves.set(key, String(value));
    return;
  }
  if (Array.isArray(value)) file.arrays.set(key, value.length);
  for (const [name, child] of Object.entries(value)) collect(file, `${key}.${name}`, child);
}

/** Finds the line of a key by its names in order; falls back to the line of the parent. */
export function findKeyLine(text: string, key: string): number {
  const names = key
    .split('.')
    .slice(1)
    .filter((name) => !/^\d+$/.test(name));
  const find = (name: string, from: number) => {
    const inJson = text.indexOf(`"${name}":`, from);
    return inJson === -1 ? text.indexOf(`${name}:`, from) : inJson;
  };
  const offset = names.reduce((from, name) => Math.max(from, find(name, from)), 0);
  return toLine(text, offset);
}
