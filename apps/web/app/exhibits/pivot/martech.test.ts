import { expect, test } from 'vitest';
import { getCarrier, getPlanet } from './martech.ts';

test('the sun turns 56/15 times while the carrier turns once', () => {
  expect(getCarrier(56)).toBeCloseTo(15, 10);
  expect(getCarrier(360)).toBeCloseTo(5400 / 56, 10);
});

test('a planet rolls on the ring: 41/13 turns back against the carrier', () => {
  expect(getPlanet(13)).toBe(-41);
});

test('teeth that meet move at the same speed', () => {
  // Willis: against the carrier, sun and planet turn inversely as their teeth.
  const sun = 100;
  const carrier = getCarrier(sun);
  expect(getPlanet(carrier) / (sun - carrier)).toBeCloseTo(-15 / 13, 10);
});
