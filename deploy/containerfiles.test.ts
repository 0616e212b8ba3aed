import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Compose {
  services: Record<
    string,
    { image?: string; environment?: Record<string, string>; healthcheck?: { test: unknown[] } }
  >;
}

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const listAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found);

const images = ['deploy/Containerfile.api', 'deploy/Containerfile.site'];

test.each(images)('%s builds with the versions that CI tests', (image) => {
  const run = read('.ci/run');
  const [node] = listAll(run, /^node_version=(.+)$/gm);
  const [pnpm] = listAll(run, /^pnpm_version=(.+)$/gm);
  const text = read(image);
  expect(new Set(listAll(text, /library\/node:([\d.]+)-/g))).toEqual(new Set([node]));
  expect(listAll(text, /pnpm@([\d.]+)/g)).toEqual([pnpm]);
});

test('the site is built with the key under the name that it reads', () => {
  const image = read('deploy/Containerfile.site');
  const settings = listAll(read('apps/web/.env'), /^(VITE_\w+)=/gm);
  const set = listAll(image, /^ENV (VITE_\w+)=\$PUBLIC_ANON_KEY$/gm);
  expect(set).toEqual(['VITE_BACKEND_ANON_KEY']);
  expect(settings).toEqual(expect.arrayContaining(set));
  expect(listAll(read('deploy/compose.yaml'), /^\s+(PUBLIC_ANON_KEY): /gm)).toHaveLength(1);
});

test('compose reads its file as it is meant: commands are lists of words, and every release has its own images', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose;
  for (const [name, { healthcheck, image }] of Object.entries(services)) {
    for (const word of healthcheck?.test ?? []) expect(word, name).toEqual(expect.any(String));
    expect(image, name).toEqual(expect.any(String));
  }
  expect(Object.keys(services)).toEqual(['database', 'api', 'worker', 'site']);
  expect(services.site?.environment).toHaveProperty('TRUSTED_PROXIES');
});
