import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';

const vowels = new Map([...'aeiouAEIOU'].map((vowel, place) => [vowel, [...'äéïöüÄÉÏÖÜ'][place]]));

/** The parts of a text that are no words: link targets, placeholders, heads and selectors of plurals, tags. */
const syntax =
  /\]\([^)]*\)|\{\w+\}|\{\w+, \w+,|(?:=\d+|\b(?:zero|one|two|few|many|other)) (?=\{)|<\/?\w+>|\.\w+$|[aeiou]/gi;

/** Writes every English text in another language, as English with odd vowels of the same length. */
export function translateFiles(folder: string, code: string): void {
  const messages = globSync('apps/{web,api}/messages/en/*.json', { cwd: folder });
  for (const path of messages.filter((each) => !each.endsWith('/privacy.json'))) {
    write(folder, path.replace('/en/', `/${code}/`), toJson(translate(readJson(folder, path))));
  }
  for (const path of globSync('apps/web/content/*/*/words.en.json', { cwd: folder })) {
    write(folder, path.replace(/en\.json$/, `${code}.json`), toJson(translate(readJson(folder, path))));
  }
  for (const path of globSync('apps/web/content/*/*/words.en.md', { cwd: folder })) {
    const [, fields = '', body = ''] = readFileSync(join(folder, path), 'utf8').split(/^---$/m);
    const text = `---\n${stringify(translate(parse(fields)))}---${translate(body)}`;
    write(folder, path.replace(/en\.md$/, `${code}.md`), text);
  }
}

function translate(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((child) => translate(child));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, translate(child, name)]));
  }
  return key === 'ctaLabel' ? value : String(value).replace(syntax, (found) => vowels.get(found) ?? found);
}

const readJson = (folder: string, path: string): unknown =>
  JSON.parse(readFileSync(join(folder, path), 'utf8'));
const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
