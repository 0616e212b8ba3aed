import { expect, test } from 'vitest';
import { getShade, toLight } from './rendering.ts';

test('light is a direction: its parts make a length of 1', () => {
  for (const height of [-60, 0, 36]) expect(Math.hypot(...toLight(height))).toBeCloseTo(1, 10);
});

test('the shade is the cosine of the angle between light and normal', () => {
  // Normal (-0.486, 0.528, 0.696) with light from the left at 60° to the line of sight: 0.486 · √0.75 + 0.696 · 0.5.
  expect(getShade(0)).toBeCloseTo(0.7691, 3);
  expect(getShade(28)).toBeCloseTo(0.9345, 3);
  // The light that is highest in the direction of the normal is the brightest.
  const direction = (Math.atan2(0.528, 0.486) * 180) / Math.PI;
  expect(getShade(direction)).toBeGreaterThan(getShade(direction + 1));
  expect(getShade(direction)).toBeGreaterThan(getShade(direction - 1));
});
