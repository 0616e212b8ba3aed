import { expect, test } from 'vitest';
import { getFalloff } from './techart.ts';

test('the twist is whole in the middle, and a Gaussian around it', () => {
  expect(getFalloff(0)).toBe(1);
  // At one, two and three times the reach.
  expect(getFalloff(42)).toBeCloseTo(0.6065, 4);
  expect(getFalloff(84)).toBeCloseTo(0.1353, 4);
  expect(getFalloff(126)).toBeCloseTo(0.0111, 4);
});
