import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getLanguage, languageCodes } from '@tt/contract/language/language';
import { type LaunchLine, launchLineSchema, toLaunchValues } from '@tt/contract/launch/launch-list';
import { launchTexts } from '@tt/contract/launch/launch-texts';
import { expect, onTestFinished, test } from 'vitest';
import { readLaunchList } from '../adapters/launch-list.ts';
import { createTexts } from '../delivery/create-texts.ts';
import { formatLaunchList } from './launch-list.ts';

const file = 'the/file.json';
const keys = launchLineSchema.shape.key.options;

/** A line of each kind, with every value that a text may use. */
const lines: LaunchLine[] = keys.map((key) => ({
  key,
  params: {
    ...{ file, count: 2, keys: 'one, two', date: '2025-08-01', shown: 'yes' },
    ...{ addresses: 'https://news.example', pages: '/en, /pl', files: 'favicon.ico', folder: 'public' },
  },
}));

async function writeList(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'launch-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'list.json'), text);
  return join(folder, 'list.json');
}

test('[TRUTH-07] each line says in every language which file, pages or folder ends it', () => {
  for (const language of languageCodes) {
    const texts = createTexts<LaunchLine['key']>(language, (code) => ({ launch: launchTexts[code] }));
    for (const line of lines) {
      const text = texts(line.key, toLaunchValues(line, getLanguage(language).tag));
      expect(text, `${language} ${line.key}`).toMatch(/the\/file\.json|\/en, \/pl|public/);
      expect(text).not.toMatch(/[{}]/);
    }
  }
});

test('[TRUTH-07] the list for the end of a release is one sentence a line, and nothing once all is settled', () => {
  const text = formatLaunchList(lines.filter(({ key }) => key === 'launch.offer' || key === 'launch.cases'));
  expect(text).toBe(
    `Before launch:
- 2 cases have no date of confirmation (one, two): read each one, then enter confirmedOn in ${file}, or hide it.
- The offer ended on August 1, 2025 and is still shown: enter a new date as freeUntil in ${file}, or leave it empty to show plain prices.
`,
  );
  expect(formatLaunchList([])).toBe('');
});

test('[TRUTH-07] a list that is missing or broken stops nothing, and lines of another release are left out', async () => {
  const [first] = lines;
  const known = { ...first, params: { file } };
  const stranger = { key: 'launch.weather', params: {} };
  expect(await readLaunchList(await writeList(JSON.stringify([stranger, known])))).toEqual([known]);
  expect(await readLaunchList(await writeList('[{"key"'))).toEqual([]);
  expect(await readLaunchList(await writeList('{}'))).toEqual([]);
  expect(await readLaunchList('/nowhere/launch-list.json')).toEqual([]);
});
