import { expect, test } from 'vitest';
import { exit, getRadius, inlet, throat } from './duct.ts';
import { sampleCount, traceStreakLine } from './trace-streak-line.ts';

const { samples, exitShare } = traceStreakLine();
const points = Array.from({ length: sampleCount }, (_, place) => {
  const [at = 0, radius = 0, angle = 0] = samples.slice(place * 3, place * 3 + 3);
  return { at, radius, angle };
});
const steps = points.slice(1).map(({ at }, place) => ({ at, length: at - (points[place]?.at ?? 0) }));

test('the duct is narrowest at its throat, and its curve passes through the measured radii', () => {
  const places = Array.from({ length: 200 }, (_, step) => inlet + ((exit - inlet) * step) / 200);
  const narrowest = places.reduce((best, at) => (getRadius(at) < getRadius(best) ? at : best));
  expect(narrowest).toBeCloseTo(throat, 1);
  expect(getRadius(throat)).toBeCloseTo(0.3033, 4);
  expect(getRadius(exit)).toBeCloseTo(0.9557, 4);
});

test('a streak line starts at the fan, always moves on and ends in the jet', () => {
  expect(points[0]?.at).toBeCloseTo(inlet, 4);
  expect(points.at(-1)?.at).toBeGreaterThan(3);
  expect(steps.every(({ length }) => length > 0)).toBe(true);
});

test('equal times give longer steps where the duct is narrow', () => {
  const beforeThroat = steps.filter(({ at }) => at < throat);
  const [first, last] = [beforeThroat[1]?.length ?? 0, beforeThroat.at(-1)?.length ?? 0];
  expect(last).toBeGreaterThan(first * 1.8);
});

test('the swirl winds fastest in the throat and dies out in the jet', () => {
  const turns = points
    .slice(1)
    .map(({ at, angle }, place) => ({ at, turn: angle - (points[place]?.angle ?? 0) }));
  const fastest = turns.reduce((best, one) => (one.turn > best.turn ? one : best));
  expect(Math.abs(fastest.at - throat)).toBeLessThan(0.15);
  expect(turns.at(-1)?.turn).toBeLessThan(fastest.turn / 100);
});

test('the share of the time inside the duct ends at the exit', () => {
  const lastInside = points[Math.round(exitShare * (sampleCount - 1))];
  expect(lastInside?.at).toBeLessThan(exit);
  expect(points[Math.round(exitShare * (sampleCount - 1)) + 1]?.at).toBeGreaterThanOrEqual(exit);
});
