import '../../test/use-fixture-content.ts';
import { expect, test } from 'vitest';
import { cases } from '../../content/cases.ts';
import { loadCasePage } from './load-case-page.server.ts';

function getCase(key: string) {
  const item = cases.find((each) => each.key === key);
  if (!item) throw new Error(`There is no case ${key}`);
  return item;
}

test('the strip of a case to come speaks of a plan', () => {
  const { strip, next } = loadCasePage('en', getCase('night-flight'));
  expect(strip.items.map(({ term }) => term)).toEqual([
    'Area',
    'The plan',
    'Expected outcome',
    'Planned tools',
  ]);
  expect(next?.title).toBe('A train of gears');
});

test('the strip of a finished case says what was asked and what came of it', () => {
  const { strip, story, next } = loadCasePage('ua', getCase('gear-train'));
  expect(strip.items[1]).toEqual({ term: 'Запит клієнта', details: 'Two gears that mesh' });
  // The other case is still to come.
  expect(next).toBeUndefined();
  expect(story.sections.some(({ diagram }) => diagram)).toBe(false);
});
