import { parse } from 'yaml';

/** Splits a Markdown file into the fields of its YAML front matter and the text below. */
export function parseFrontMatter(file: string): { fields: unknown; body: string } {
  const [, fields, body] = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)([\s\S]*)$/m.exec(file) ?? [];
  if (fields === undefined || body === undefined)
    throw new Error('has no front matter between two lines of ---');
  return { fields: parse(fields), body: body.trim() };
}
