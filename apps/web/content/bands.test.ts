import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bands } from './bands.ts';

const tokens = readFileSync(new URL('../app/styles/foundation/tokens.css', import.meta.url), 'utf8');

/** The two ends of the color gradient that a card draws. */
function findGradient(band: string): (string | undefined)[] {
  const [, rule = ''] = tokens.match(new RegExp(`\\[data-band="${band}"\\] \\{([^}]*)\\}`)) ?? [];
  return ['a', 'b'].map((end) => rule.match(new RegExp(`--${end}: ([^;]+);`))?.[1]);
}

test.each(bands)('[DATA-06] [DATA-08] [DATA-14] the band %s has a color gradient', (band) => {
  const [start, end] = findGradient(band);
  expect(start && end).toBeDefined();
  expect(start).not.toBe(end);
});
