import { expect, test } from 'vitest';
import { getRange } from './marketing.ts';

test('a throw goes farthest at 45°, and as far at an angle as at its complement', () => {
  expect(getRange(45)).toBe(1);
  expect(getRange(15)).toBeCloseTo(0.5, 10);
  expect(getRange(75)).toBeCloseTo(0.5, 10);
  expect(getRange(60)).toBeCloseTo(Math.sqrt(3) / 2, 10);
});
