import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteSettings, trackers } from './site-settings.ts';

const root = join(import.meta.dirname, '..');

function listSources(): { file: string; text: string }[] {
  const files = globSync(['app/**/*.{ts,tsx}', 'content/*.ts', 'messages/**/*.json'], { cwd: root });
  return files
    .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('site-settings.ts'))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

test('[MISC-08] no page, text or fact repeats a value of the site settings', () => {
  const { company, email, origin, tradeShowArticleUrl } = siteSettings;
  const taglines = Object.values(company.tagline);
  const values = [company.name, email, origin, tradeShowArticleUrl, ...taglines];
  const ids = Object.values(trackers).flatMap(({ id }) => (id ? [id] : []));
  const sources = listSources();
  expect(sources.length).toBeGreaterThan(200);
  const repeated = sources.flatMap(({ file, text }) =>
    [...values, ...ids].filter((value) => text.includes(value)).map((value) => `${file}: ${value}`),
  );
  expect(repeated).toEqual([]);
});
