import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillValues } from './create-pivot.ts';
import { pivots } from './pivots.ts';

const folder = join(import.meta.dirname, '../../illustrations/drawings');

/** What the marked parts of a drawing have in its file. */
function listParts(key: string): string[] {
  const svg = readFileSync(join(folder, `service-${key}.svg`), 'utf8');
  return Array.from(svg.matchAll(/<\w+([^>]* class="(?:\w+ )?m"[^>]*)>/g), ([, attributes = '']) => {
    const [, transform] = / transform="([^"]*)"/.exec(attributes) ?? [];
    const [, lines] = / d="([^"]*)"/.exec(attributes) ?? [];
    return transform ?? lines ?? '';
  });
}

for (const [key, { still, lowest, highest, draw, read, result }] of Object.entries(pivots)) {
  test(`the drawing of ${key} stands as its formula says, so that nothing jumps when it comes to life`, () => {
    expect(draw(still)).toEqual(listParts(key));
  });

  test(`whatever the hand does, the lines of ${key} stay on the canvas and its numbers are numbers`, () => {
    for (let value = lowest; value <= highest; value++) {
      const parts = draw(value);
      expect(parts.join(' ')).not.toContain('NaN');
      const lines = parts.filter((text) => text.startsWith('M')).join(' ');
      const points = Array.from(lines.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g), ([, x, y]) => [
        Number(x),
        Number(y),
      ]);
      const outside = points.filter(([x = 0, y = 0]) => x < 0 || x > 320 || y < 0 || y > 240);
      expect(outside, `at ${value}`).toEqual([]);
      const shown = fillValues(result, read(value), 'en');
      expect(shown).not.toMatch(/NaN|undefined|[{}-]/);
      expect(shown, 'minus zero').not.toMatch(/−0(\.0+)?(?![.\d])/);
    }
  });
}

test('numbers are written as the language does', () => {
  expect(fillValues('{a} of {b}', { a: '-0.5', b: '2' }, 'uk')).toBe('−0,5 of 2');
  expect(fillValues('{a} of {b}', { a: '-0.5', b: '2' }, 'en')).toBe('−0.5 of 2');
  expect(fillValues('{a} of {b}', { a: '-0', b: '-0.00' }, 'uk')).toBe('0 of 0,00');
});
