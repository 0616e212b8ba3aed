import { parseFrontMatter } from './front-matter.ts';

/** What a language file holds: its fields and, in Markdown, the text below them. */
export interface WordsFile {
  fields: unknown;
  body: string;
}

/** The editor writes a group that nobody has filled in as an empty one. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isEmpty);

const dropEmpty = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));

/** Parses the file of an entry in one language. */
export function parseWords(text: string, extension: 'json' | 'md'): WordsFile {
  return extension === 'md' ? parseFrontMatter(text) : { fields: dropEmpty(JSON.parse(text)), body: '' };
}
