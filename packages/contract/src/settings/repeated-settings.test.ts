import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settings } from './settings.ts';

const root = join(import.meta.dirname, '../../../..');

/** Everything that is shipped or run by an operator; tests and documents may name the company. */
const shipped = [
  'apps/web/{app,build-steps,content,messages,public}/**/*.{ts,tsx,json,md,css,svg,txt,webmanifest}',
  'apps/web/{*.ts,.env}',
  'apps/api/{src,messages}/**/*.{ts,json,sql}',
  'packages/*/src/**/*.ts',
  'scripts/**/*.ts',
  'deploy/**/{Caddyfile,Containerfile.*,*.yaml,*.yml,*.sh,*.json}',
  '.env.example',
];

const sources = globSync(shipped, { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/(?:test|node_modules)\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

test('[MISC-08] neither site, API, mails, peers, scripts nor deployment repeat a value of the site settings', () => {
  const { company, email, origin, tradeShowArticleUrl } = settings;
  const names = [company.name, company.wordmark.short.join('&')];
  const values = [...names, ...names.map(toMarkup), email, origin, tradeShowArticleUrl];
  const ids = Object.values(settings.trackers).map(({ id }) => id);
  const { country: _, ...legalFacts } = settings.identity;
  const repeated = sources.flatMap(({ file, text }) =>
    [...values, ...ids, ...Object.values(legalFacts), ...Object.values(company.tagline)]
      .filter((value) => text.includes(value))
      .map((value) => `${file}: ${value}`),
  );
  expect(repeated).toEqual([]);
});

test('every part of the product is looked at', () => {
  const count = (folder: string) => sources.filter(({ file }) => file.startsWith(folder)).length;
  expect(count('apps/web/')).toBeGreaterThan(200);
  expect(count('apps/api/src/')).toBeGreaterThan(80);
  expect(count('apps/api/messages/')).toBeGreaterThan(4);
  expect(count('packages/')).toBeGreaterThan(40);
  expect(count('deploy/')).toBeGreaterThan(10);
  expect(count('scripts/')).toBeGreaterThan(20);
  expect(count('.env.example')).toBe(1);
});

function toMarkup(text: string): string {
  return text.replaceAll('&', '&amp;');
}
