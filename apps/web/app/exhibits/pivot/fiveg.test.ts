import { expect, test } from 'vitest';
import { getBeam, getField } from './fiveg.ts';

test('at half a wavelength, a phase step of 90° steers the beam by 30°', () => {
  expect(getBeam(0)).toBe(0);
  expect(getBeam(90)).toBeCloseTo(30, 10);
  expect(getBeam(-90)).toBeCloseTo(-30, 10);
  expect(getBeam(180)).toBeCloseTo(90, 10);
});

test('eight elements add up in the beam, cancel out beside it, and leak 13 dB less into the first side lobe', () => {
  expect(getField(getBeam(84), 84)).toBeCloseTo(1, 6);
  // The first null is where the phase step differs by an eighth of a turn.
  expect(getField(getBeam(45), 0)).toBeCloseTo(0, 10);
  const sideLobe = Math.max(...Array.from({ length: 15 }, (_, index) => getField(15 + index, 0)));
  expect(20 * Math.log10(sideLobe)).toBeCloseTo(-12.8, 1);
});
