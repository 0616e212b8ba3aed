import { expect, test } from 'vitest';
import { nameSections } from './name-sections.ts';

test('a heading without an ID gets one by its place in the page, whatever its words', () => {
  const page = (first: string, second: string) =>
    nameSections(
      `<h2>Menu</h2><main id="main"><h2>${first}</h2><h2 class="h3" id="way">Way</h2><h2 class="h3">${second}</h2></main>`,
    );
  expect(page('What we build', 'Cases')).toBe(
    '<h2>Menu</h2><main id="main"><h2 id="s1">What we build</h2><h2 class="h3" id="way">Way</h2><h2 id="s2" class="h3">Cases</h2></main>',
  );
  expect(page('Що ми будуємо', 'Кейси')).toContain('<h2 id="s2" class="h3">Кейси</h2>');
});
