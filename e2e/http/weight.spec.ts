import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { getBuiltPage, listBuiltFiles, listBuiltPaths, siteDirectory } from '../built/built-site.ts';
import { attributeOf } from '../built/parse-html.ts';

const kilobyte = 1_000;
const hydrates = /^\/..\/(contact|cases|blog|booking(\/manage|\/confirm)?)$/;
const hasIsland = (html: string) => html.includes('data-island');

const contentPaths = () => listBuiltPaths().filter((path) => !hydrates.test(path));
const sizeOf = (file: string) => statSync(join(siteDirectory, file)).size;

/** The script files that a page loads, in their order. */
function listScripts(path: string): string[] {
  const { document } = getBuiltPage(path);
  const preloads = document.querySelectorAll('link[rel="modulepreload"]');
  const scripts = document.querySelectorAll('script[src]');
  return [
    ...preloads.map((link) => attributeOf(link, 'href')),
    ...scripts.map((script) => attributeOf(script, 'src')),
  ];
}

const listStyleSheets = (path: string) =>
  getBuiltPage(path)
    .document.querySelectorAll('link[rel="stylesheet"]')
    .map((link) => attributeOf(link, 'href'));

test('content pages carry no framework script, only the small one', () => {
  for (const path of contentPaths()) {
    expect(listScripts(path), path).toEqual([
      expect.stringMatching(/^\/assets\/page-scripts\/enhance-\w+\.js$/),
    ]);
    expect(hasIsland(getBuiltPage(path).html), path).toBe(false);
  }
});

test('the script of every content page is the same to the byte', () => {
  const inlineScripts = (path: string) =>
    getBuiltPage(path).html.match(/<script(?![^>]*(?:src|ld\+json))[\s\S]*?<\/script>/g);
  const weights = contentPaths().map((path) => ({
    inline: inlineScripts(path)?.join('').length,
    loaded: listScripts(path).map((file) => readFileSync(join(siteDirectory, file)).length),
  }));
  expect(weights.length).toBeGreaterThan(100);
  for (const weight of weights) expect(weight).toEqual(weights[0]);
});

test('pages with state hydrate', () => {
  const paths = listBuiltPaths().filter((path) => hydrates.test(path));
  expect(paths.length).toBeGreaterThanOrEqual(20);
  for (const path of paths) expect(hasIsland(getBuiltPage(path).html), path).toBe(true);
});

for (const home of ['/en', '/ua', '/pl', '/ru', '/es']) {
  test(`script, markup and style of ${home} stay within their budgets`, () => {
    const script = sizeOf(`${listScripts(home)[0]}.br`);
    const styles = listStyleSheets(home).map((file) => sizeOf(`${file}.br`));
    const styleBytes = styles.reduce((total, size) => total + size, 0);
    const html = sizeOf(`${home}/index.html.br`);
    expect(script).toBeLessThanOrEqual(2.5 * kilobyte);
    expect(html).toBeLessThanOrEqual(18 * kilobyte);
    expect(styleBytes).toBeLessThanOrEqual(11 * kilobyte);
  });
}

test('every text file of the build lies beside its br, zst and gz copies', () => {
  const files = new Set(listBuiltFiles());
  const texts = [...files].filter((file) => /\.(html|css|js|svg|xml|txt)$/.test(file));
  const missing = texts.flatMap((file) => ['br', 'zst', 'gz'].map((ending) => `${file}.${ending}`));
  expect(texts.length).toBeGreaterThan(150);
  expect(missing.filter((copy) => !files.has(copy))).toEqual([]);
});

test('the web server hands out the copy that the browser understands', async ({ request }) => {
  for (const encoding of ['br', 'zstd', 'gzip']) {
    const response = await request.get('/en', { headers: { 'Accept-Encoding': encoding } });
    expect(response.headers()['content-encoding']).toBe(encoding);
    expect(response.headers().vary).toContain('Accept-Encoding');
  }
});
