import { expect, test } from 'vitest';
import type { HtmlElement } from 'html-validate';
import { getBuiltPage, listBuiltPaths } from '../built/built-site.ts';
import { attributeOf } from '../built/parse-html.ts';

/** The parser of the tests keeps nothing of what is inside an `svg`. */
const listNames = (path: string, pattern: RegExp) =>
  [...getBuiltPage(path).html.matchAll(pattern)].map(([, name = '']) => name);
const listShown = (path: string) => listNames(path, /<use href="#([ig]l-[^"]+)"/g);
const listSent = (path: string) => listNames(path, /<symbol id="([ig]l-[^"]+)"/g);

test('each drawing and glyph that a page shows is sent once, however often it is shown, and no other', () => {
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

const travels = ['.case-head', '.svc-head', '.card', '.proof > a', '.next', '.read', '.acc-body']
  .map((place) => `${place} svg.il`)
  .join(', ');

test('no drawing that travels to another page stands twice on a page, at any width', () => {
  // The browser gives up a transition if a name stands twice.
  const namesOf = (drawings: HtmlElement[]) =>
    drawings.filter((svg) => !svg.closest('.post')).map((svg) => attributeOf(svg, 'data-drawing'));
  let count = 0;
  for (const path of listBuiltPaths()) {
    const all = getBuiltPage(path).main.querySelectorAll(travels);
    for (const hidden of ['.only-s', '.only-l']) {
      const names = namesOf(all.filter((svg) => !svg.closest(hidden)));
      expect(names.toSorted(), path).toEqual([...new Set(names)].toSorted());
      count += names.length;
    }
  }
  expect(count).toBeGreaterThan(500);
});
