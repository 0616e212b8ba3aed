import { expect, test } from 'vitest';
import { getHeight, getLandingTime } from './gamedev.ts';

test('a jump straight up is the highest, and one at 45° half as high', () => {
  expect(getHeight(90)).toBe(1);
  expect(getHeight(45)).toBeCloseTo(0.5, 10);
  expect(getHeight(30)).toBeCloseTo(0.25, 10);
});

test('a jump lands on the next block, and a low one ends at its wall', () => {
  const sin = Math.sin((71 * Math.PI) / 180);
  const time = getLandingTime(71);
  expect(39.7 * sin * time - 3.8 * time ** 2).toBeCloseTo(62, 6);
  expect(39.7 * Math.cos(Math.PI / 6) * getLandingTime(30)).toBeCloseTo(58, 6);
});
