import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const app = resolve(import.meta.dirname, '../..');

test('a text decoration has one value, because WebKit drops the whole declaration otherwise', () => {
  const declarations = globSync('**/*.css', { cwd: app }).flatMap((file) =>
    readFileSync(resolve(app, file), 'utf8')
      .matchAll(/text-decoration: ([^;]+);/g)
      .map(([, value]) => `${file}: ${value}`)
      .toArray(),
  );
  expect(declarations.length).toBeGreaterThan(20);
  expect(declarations.filter((declaration) => declaration.split(' ').length > 2)).toEqual([]);
});
