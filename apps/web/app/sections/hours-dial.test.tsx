import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HoursDial } from './hours-dial.tsx';

test('a dial of 24 hours names all its quarters, over the hand', () => {
  const svg = renderToStaticMarkup(
    <HoursDial
      opensAtMinutes={9 * 60}
      closesAtMinutes={17 * 60}
      chosenMinutes={10 * 60 + 30}
      numerals={['0', '6', '12', '18']}
      alternative="9 to 17"
    />,
  );
  const numerals = svg.matchAll(/<text x="(\d+)"[^>]*>(\d+)</g).toArray();
  expect(numerals.map(([, x, numeral]) => [numeral, x])).toEqual([
    ['0', '90'],
    ['6', '129'],
    ['12', '90'],
    ['18', '51'],
  ]);
  expect(svg.indexOf('<text')).toBeGreaterThan(svg.indexOf('rotate(157.5 90 90)'));
});
