import { expect, test } from 'vitest';
import { getLength, getTangent } from './design.ts';

test('an arc is as long as its angle in radians', () => {
  expect(getLength(180)).toBeCloseTo(Math.PI, 10);
  expect(getLength(217)).toBeCloseTo(3.7874, 4);
});

test('the tangent is square to the radius, so that the arm goes on without a corner', () => {
  const radius = 103 + 217;
  expect(Math.cos(((getTangent(217) - radius) * Math.PI) / 180)).toBeCloseTo(0, 10);
});
