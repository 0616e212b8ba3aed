import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toShortPaths } from './to-short-paths.ts';

test('a path loses what says nothing', () => {
  const path =
    '<path class="m" d="M 14 206 h292 l-10.8 0 -0.1 -0.3 0.5 0.25 10 0.5 A38,38 0 0 1 18.05 0.5 z"/>';
  expect(toShortPaths(path)).toBe(
    '<path class="m" d="M14 206h292l-10.8 0-.1-.3.5.25 10 .5A38,38 0 0 1 18.05.5z"/>',
  );
});

test('every drawing keeps its commands and numbers', () => {
  const read = (svg: string) =>
    Array.from(svg.matchAll(/\sd="([^"]*)"/g), ([, path = '']) =>
      Array.from(path.matchAll(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi), ([part]) =>
        /[a-z]/i.test(part) ? part : Number(part),
      ),
    );
  const files = globSync('drawings/*.svg', { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const svg = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
    expect(read(toShortPaths(svg)), file).toEqual(read(svg));
  }
});
