import { expect, test } from 'vitest';
import { encode, toRgb } from '../styles/foundation/oklch.ts';
import { type Color, findLowestContrast, parseSrgb } from './lowest-contrast.ts';

const toColor = (hex: string, alpha = 1): Color => ({
  channels: [1, 3, 5].map(
    (place) => Number.parseInt(hex.slice(place, place + 2), 16) / 255,
  ) as Color['channels'],
  alpha,
});

test.each([
  { text: '#000000', ground: '#ffffff', ratio: 21 },
  { text: '#ffffff', ground: '#ffffff', ratio: 1 },
  { text: '#767676', ground: '#ffffff', ratio: 4.54 },
  { text: '#777777', ground: '#ffffff', ratio: 4.48 },
  { text: '#0000ff', ground: '#ffffff', ratio: 8.59 },
  { text: '#ff0000', ground: '#0000ff', ratio: 2.15 },
])('$text on $ground has the ratio of WCAG, $ratio', ({ text, ground, ratio }) => {
  expect(findLowestContrast(toColor(text), [[toColor(ground)]])).toBeCloseTo(ratio, 2);
});

test('ink on the ground of the light theme has the ratio that the design gives, 15.3', () => {
  const ink = { channels: toRgb(0.225, 0.022, 250).map(encode) as Color['channels'], alpha: 1 };
  const ground = { channels: toRgb(0.962, 0.004, 225).map(encode) as Color['channels'], alpha: 1 };
  expect(findLowestContrast(ink, [[ground]])).toBeCloseTo(15.31, 1);
});

test('what shines through counts: of the text, and of the layers behind it', () => {
  const black = toColor('#000000');
  expect(findLowestContrast(toColor('#000000', 0.5), [])).toBeCloseTo(3.95, 1);
  expect(findLowestContrast(black, [[toColor('#000000', 0.5)], [toColor('#ffffff')]])).toBeCloseTo(5.32, 1);
  expect(findLowestContrast(black, [[toColor('#000000', 0)]])).toBeCloseTo(21, 5);
});

test('a box that is half transparent shows what is behind it through its ground and its text', () => {
  const [black, white] = [toColor('#000000'), toColor('#ffffff')];
  expect(findLowestContrast(white, [[black], 0.5, [black]])).toBeCloseTo(5.28, 2);
  expect(findLowestContrast(black, [[white], 0.5, [black]])).toBeCloseTo(5.28, 2);
  expect(findLowestContrast(black, [[white], [black], 0.5])).toBeCloseTo(3.95, 1);
});

test('over a gradient the worst stop counts, and a box without color changes nothing', () => {
  const stops = [toColor('#ffffff'), toColor('#777777')];
  const lowest = findLowestContrast(toColor('#000000'), [[], stops]);
  expect(lowest).toBeCloseTo(findLowestContrast(toColor('#000000'), [[toColor('#777777')]]), 5);
});

test('a computed color is read with its alpha, and cut where the screen ends', () => {
  expect(parseSrgb('color(srgb 0.5 0.25 1)')).toEqual({ channels: [0.5, 0.25, 1], alpha: 1 });
  expect(parseSrgb('color(srgb -0.02 1.2 1e-3 / 0.4)')).toEqual({ channels: [0, 1, 0.001], alpha: 0.4 });
});
