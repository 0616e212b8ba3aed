import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readContentFrom } from '../../test/read-content-from.ts';

const day = '2031-07-09';
const root = mkdtempSync(join(tmpdir(), 'tt-content-'));
const folder = join(root, 'apps/web/content');
const fixture = join(import.meta.dirname, '../../test/content');

/** Writes the small content, with one figure in each entry and a made-up person, client and quote. */
function writeContent(days: { confirmedOn?: string; permittedOn?: string }): void {
  rmSync(root, { recursive: true });
  cpSync(fixture, folder, { recursive: true });
  for (const file of globSync('*/*/facts.json', { cwd: folder })) {
    const { confirmedOn } = days;
    change(join(folder, file), { confirmedOn, figures: [{ value: '7', confirmedOn }] });
  }
  for (const file of globSync('cases/*/facts.json', { cwd: folder })) {
    change(join(folder, file), {
      client: { name: 'Test Client', permittedOn: days.permittedOn },
      quote: { person: 'Test Voice', language: 'en', permittedOn: days.permittedOn },
      people: ['test-person'],
    });
  }
  for (const file of globSync('cases/*/words.en.json', { cwd: folder })) {
    change(join(folder, file), { quote: { text: 'It runs.', role: 'Owner' } });
  }
  for (const file of globSync('articles/*/facts.json', { cwd: folder })) {
    change(join(folder, file), { author: 'test-person' });
  }
  const person = join(root, 'packages/contract/people/test-person');
  mkdirSync(person, { recursive: true });
  writeFileSync(
    join(person, 'facts.json'),
    JSON.stringify({ order: 1, name: 'Test Person', permittedOn: days.permittedOn }),
  );
  writeFileSync(join(person, 'words.en.json'), JSON.stringify({ role: 'Engineer' }));
}

function change(path: string, fields: object): void {
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...fields }));
}

readContentFrom(folder);

// Each test has content of its own.
beforeEach(() => void vi.resetModules());

afterAll(() => rmSync(root, { recursive: true }));

test('[TRUTH-06] pages, feed and file for language models get no day of a confirmation or a permission', async () => {
  writeContent({ confirmedOn: day, permittedOn: day });
  const { cases } = await import('../../content/cases.ts');
  const { articles } = await import('../../content/articles.ts');
  const { products } = await import('../../content/products.ts');
  const { services } = await import('../../content/services.ts');
  expect(JSON.stringify([cases, articles, products, services]).split(day).length - 1).toBeGreaterThan(12);

  const { loadCasePage } = await import('./load-case-page.server.ts');
  const { loadCasesPage } = await import('./load-cases-page.server.ts');
  const { loadArticlePage } = await import('./blog/load-article-page.server.ts');
  const { listArticleItems } = await import('./blog/list-article-items.server.ts');
  const { loadFeed } = await import('./blog/load-feed.server.ts');
  const { loadProductPage } = await import('./products/load-product-page.server.ts');
  const { loadServicePage } = await import('./load-service-page.server.ts');
  const { loadTeam } = await import('./load-people.server.ts');
  const { findQuote } = await import('./load-home-truth.server.ts');
  const { toLlmsFile } = await import('../../build-steps/llms-file.ts');
  const shown = JSON.stringify([
    ...cases.map((item) => loadCasePage('en', item)),
    ...articles.map((item) => loadArticlePage('en', item)),
    ...products.map((item) => loadProductPage('en', item)),
    ...services.map((item) => loadServicePage('en', item)),
    ...[
      loadCasesPage('en'),
      ...listArticleItems('en', articles),
      loadFeed('en'),
      loadTeam('en'),
      findQuote('en'),
      toLlmsFile(),
    ],
  ]);
  for (const name of ['Test Client', 'Test Voice', 'Test Person']) expect(shown).toContain(name);
  expect(shown).not.toContain(day);
});

test('[TRUTH-06] a day of confirmation or permission does not make a page new', async () => {
  writeContent({});
  const { updateRecord } = await import('../../build-steps/last-changed.ts');
  const before = updateRecord('2026-01-01', {});
  expect(Object.keys(before).length).toBeGreaterThan(5);

  writeContent({ confirmedOn: day, permittedOn: day });
  vi.resetModules();
  const { updateRecord: updateAgain } = await import('../../build-steps/last-changed.ts');
  expect(updateAgain('2026-02-02', before)).toEqual(before);
});
