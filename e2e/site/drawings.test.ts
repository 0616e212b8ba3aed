import { expect, test } from 'vitest';
import { getBuiltPage, listBuiltPaths } from '../built/built-site.ts';

/** The parser of the tests keeps nothing of what is inside an `svg`. */
const listNames = (path: string, pattern: RegExp) =>
  [...getBuiltPage(path).html.matchAll(pattern)].map(([, name = '']) => name);
const listShown = (path: string) => listNames(path, /<use href="#(il-[^"]+)"/g);
const listSent = (path: string) => listNames(path, /<symbol id="(il-[^"]+)"/g);

test('each drawing that a page shows is sent once, however often it is shown, and no other', () => {
  for (const path of listBuiltPaths()) {
    expect(listSent(path).toSorted(), path).toEqual([...new Set(listShown(path))].toSorted());
    expect(listSent(path).length, path).toBeGreaterThan(0);
  }
});

test('home shows each area three times: in its card, in the closed row and in the open one', () => {
  const shown = listShown('/en').filter((name) => name.startsWith('il-service-'));
  expect(shown).toHaveLength(27);
  expect(new Set(shown).size).toBe(9);
});
