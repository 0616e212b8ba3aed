import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareSites } from './compare-sites.ts';

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Cases</title><script src="/a.js"></script></head><body><main>${body}</main></body></html>`;
const before = {
  'en/index.html': page('<p>Nine cases</p><a href="/en">Home</a>'),
  'en/blog/index.html': page(''),
  'a.js': 'one',
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'compare-sites-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function writeSite(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true });
    writeFileSync(join(folder, name, file), text);
  }
  return join(folder, name);
}

const compare = (name: string, change: Record<string, string>) =>
  compareSites(writeSite('before', before), writeSite(name, { ...before, ...change })).problems;

test('two builds of the same pages have no difference', () => {
  expect(compare('same', {})).toEqual([]);
});

test('another text, another address and a new page are differences', () => {
  const body = '<p>Ten cases</p><a href="/en">Home</a>';
  expect(compare('text', { 'en/index.html': page(body) })).toEqual([
    expect.stringMatching(/en\/index\.html: other text: .*Nine cases.* became .*Ten cases/),
  ]);
  const link = '<p>Nine cases</p><a href="/pl">Home</a>';
  expect(compare('link', { 'en/index.html': page(link) })).toEqual([
    expect.stringContaining('en/index.html: other links'),
  ]);
  expect(compare('new', { 'pl/index.html': page('') })).toEqual(['pl/index.html: is new']);
});

test('more script is a difference, and less is none', () => {
  expect(compare('more', { 'a.js': 'three' })).toEqual([
    'en/blog/index.html: loads 2 bytes of script more',
    'en/index.html: loads 2 bytes of script more',
  ]);
  expect(compare('less', { 'a.js': '1' })).toEqual([]);
});
