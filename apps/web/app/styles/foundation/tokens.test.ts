import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { decode, encode, type Rgb, toRgb } from './oklch.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const stops = Array.from({ length: 10 }, (_, place) => place);
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** The token's value; a single color stands for both themes. */
function readColor(name: string, theme: Theme): Rgb {
  const [, value = ''] = css.match(new RegExp(`--${name}: ([^;]+);`)) ?? [];
  const colors = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map((parts) =>
    toRgb(Number(parts[1]), Number(parts[2]), Number(parts[3])),
  );
  const color = colors[theme === 'dark' ? colors.length - 1 : 0];
  if (!color) throw new Error(`tokens.css has no color --${name}`);
  return color;
}

/** The dark theme's --dimmer is black at this alpha, blended in gamma-encoded sRGB. */
function dim(color: Rgb): Rgb {
  const [, alpha = ''] = css.match(/--dimmer: light-dark\(#0000, #000000([\da-f]{2})\)/) ?? [];
  const kept = 1 - Number.parseInt(alpha, 16) / 255;
  return color.map((channel) => decode(encode(channel) * kept)) as Rgb;
}

for (const theme of themes) {
  test(`text and lines are readable on every plate, its darkest edge included: ${theme}`, () => {
    const ink = readColor('plate-ink', theme);
    for (const stop of stops) {
      const plate = readColor(`t${stop}`, theme);
      expect(contrast(ink, theme === 'dark' ? dim(plate) : plate), `t${stop}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(readColor('plate-on', theme), ink), 'plate-on').toBeGreaterThanOrEqual(7);
  });

  test(`the strokes of the bands stand out from the page: ${theme}`, () => {
    for (const stop of stops) {
      expect(
        contrast(readColor(`k${stop}`, theme), readColor('bg', theme)),
        `k${stop}`,
      ).toBeGreaterThanOrEqual(3);
    }
  });

  test(`text of each color is readable on each ground: ${theme}`, () => {
    for (const text of ['ink', 'ink-2', 'thrust-text', 'torque', 'ok', 'bad']) {
      for (const ground of ['bg', 'surface', 'sunken']) {
        const ratio = contrast(readColor(text, theme), readColor(ground, theme));
        expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}

test('a plate of the dark theme is lit: thick rules in its color stand out from the page', () => {
  for (const stop of stops) {
    expect(
      contrast(readColor(`t${stop}`, 'dark'), readColor('bg', 'dark')),
      `t${stop}`,
    ).toBeGreaterThanOrEqual(5);
  }
});
