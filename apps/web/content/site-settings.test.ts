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

const praise =
  /award|testimonial|certifi|accredit|trusted by|our clients include|\bCEO\b|\bCTO\b|founder|years of experience|\d\+? (clients|projects|customers)/i;

test('[MISC-10] no text names an award, a testimonial, a certificate, a person or a client', () => {
  const english = listSources().filter(({ file }) => file.startsWith('messages/en/'));
  const found = english.flatMap(({ file, text }) => {
    const match = praise.exec(text);
    return match ? [`${file}: ${match[0]}`] : [];
  });
  expect(found).toEqual([]);
});

test('[MISC-10] the only percentages, in any language, are the two that the company has given', () => {
  const messages = listSources().filter(({ file }) => file.startsWith('messages/'));
  const percentages = messages.flatMap(({ text }) =>
    [...text.matchAll(/(\d+(?:[.,]\d+)?)[\s\u00a0\u202f]?%/g)].map(([, number]) => number),
  );
  expect(new Set(percentages)).toEqual(new Set(['15', '0']));
});
