import { parseFrontMatter } from './front-matter.ts';

/** What a language file holds: its fields and, in Markdown, the text below them. */
export interface WordsFile {
  fields: unknown;
  body: string;
}

/** Parses the file of an entry in one language. */
export function parseWords(text: string, extension: 'json' | 'md'): WordsFile {
  return extension === 'md' ? parseFrontMatter(text) : { fields: JSON.parse(text), body: '' };
}
