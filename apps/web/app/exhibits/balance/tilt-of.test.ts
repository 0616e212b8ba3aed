import { expect, test } from 'vitest';
import { sumWeights, tiltOf } from './tilt-of.ts';

test('weights on both arms are added apart', () => {
  expect(sumWeights([-3, 1, 0, 2, -1])).toEqual({ a: 4, b: 3 });
  expect(sumWeights([0, 0])).toEqual({ a: 0, b: 0 });
});

test('equal arms are level, and the tangent of the tilt grows with the difference alone', () => {
  expect(tiltOf({ a: 5, b: 5 })).toBe(0);
  expect(tiltOf({ a: 0, b: 1 })).toBeCloseTo(1.432, 3);
  expect(tiltOf({ a: 2, b: 5 })).toBeCloseTo(4.289, 3);
  expect(tiltOf({ a: 5, b: 2 })).toBeCloseTo(-4.289, 3);
  expect(Math.tan((tiltOf({ a: 1, b: 4 }) * Math.PI) / 180)).toBeCloseTo(3 / 40);
});

test('the beam rests on its stop under any greater difference', () => {
  expect(tiltOf({ a: 0, b: 24 })).toBe(7);
  expect(tiltOf({ a: 24, b: 0 })).toBe(-7);
});
