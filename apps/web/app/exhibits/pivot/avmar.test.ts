import { expect, test } from 'vitest';
import { getLift } from './avmar.ts';

test('a foil that lies in the stream has no lift, and one that is turned over pulls down', () => {
  expect(getLift(0)).toBe(0);
  expect(getLift(-5)).toBeCloseTo(-getLift(5), 10);
});

test('the lift is that of a flat plate, 2π sin α, more by what the foil is thick', () => {
  // The thickness of this foil is 0.1 of the radius of its circle: Joukowski gives 1.1 / (1 + 0.1² / 1.2) of the plate.
  expect(getLift(90) / (2 * Math.PI)).toBeCloseTo(1.1 / (1 + 0.01 / 1.2), 6);
  expect(getLift(9)).toBeCloseTo(1.0721, 3);
});
