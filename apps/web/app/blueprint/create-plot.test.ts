import { expect, test } from 'vitest';
import { createPlot } from './create-plot.ts';

const area = { left: 0, top: 0, right: 1_000, bottom: 1_000 };
const create = (texts: (typeof area)[] = []) => createPlot(texts, area, String);

test('a dimension has its length beside it, and a turned one reads upward', () => {
  const plot = create();
  plot.measure(100, 200, 300, 200);
  plot.measure(500, 100, 500, 164);
  expect(plot.toSvg()).toContain('<text transform="translate(200.0 192.0)">200</text>');
  expect(plot.toSvg()).toContain('<text transform="translate(492.0 132.0)rotate(-90)">64</text>');
});

test('what has no room for its value is not drawn: over text, over another value, outside of the area', () => {
  const plot = create([{ left: 90, top: 80, right: 310, bottom: 120 }]);
  expect(plot.measure(100, 110, 300, 110)).toBe(false);
  expect(plot.measure(100, 300, 300, 300)).toBe(true);
  expect(plot.measure(100, 300, 300, 300)).toBe(false);
  expect(plot.measure(-100, 400, 50, 400)).toBe(false);
  expect(plot.toSvg().match(/<text/g)).toHaveLength(1);
});

test('the heads of a short dimension point at it from outside', () => {
  const plot = create();
  plot.measure(100, 200, 124, 200);
  expect(plot.toSvg()).toContain('d="M86.5 200.5L138.5 200.5"');
});

test('an axis leaves out what is read', () => {
  const plot = create([
    { left: 0, top: 300, right: 200, bottom: 400 },
    { left: 0, top: 100, right: 200, bottom: 150 },
    { left: 0, top: 900, right: 200, bottom: 950 },
  ]);
  plot.plumb('a', 100, 50, 500);
  expect(plot.toSvg()).toContain(
    'd="M100.5 50.5L100.5 100.5M100.5 150.5L100.5 300.5M100.5 400.5L100.5 500.5"',
  );
});
