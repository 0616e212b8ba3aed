import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { languages } from '../../../packages/contract/src/language/language.ts';
import { loadProject } from '../project.ts';

interface Entry {
  source: string;
  ignore?: string[];
  translation: string;
  languages_mapping: { two_letters_code: Record<string, string> };
}

const root = join(import.meta.dirname, '../../..');
const { files } = parse(readFileSync(join(root, 'crowdin.yml'), 'utf8')) as { files: Entry[] };
const tags = languages.map(({ tag }) => tag).filter((tag) => tag !== 'en');

/** The path that Crowdin writes a translation to: `**` stands for the folders of the source. */
function toPath({ translation, languages_mapping }: Entry, source: string, tag: string): string {
  const [start = ''] = translation.slice(1).split('**');
  const end = `/${basename(translation)}`;
  const path = translation.includes('**')
    ? start + source.slice(start.length, source.lastIndexOf('/')) + end
    : translation.slice(1);
  return path
    .replace('%two_letters_code%', languages_mapping.two_letters_code[tag] ?? tag)
    .replace('%original_file_name%', basename(source));
}

test('translators in Crowdin get every text of the site and of the server, and write where the site reads', () => {
  const written = files.flatMap((entry) =>
    globSync(entry.source.slice(1), { cwd: root })
      .filter((source) => !entry.ignore?.includes(`/${source}`))
      .flatMap((source) => tags.map((tag) => toPath(entry, source, tag))),
  );
  const translated = loadProject(root).paths.filter(
    (path) =>
      /^(?:apps\/web\/content|packages\/contract\/people)\/.*\/words\.(?!en\.)/.test(path) ||
      /^(?:apps|packages)\/[^/]+\/messages\/(?!en\/)/.test(path),
  );
  expect(written.sort()).toEqual(translated);
});
