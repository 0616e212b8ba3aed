import { expect, test } from 'vitest';
import { getHeight, getLandingTime, pivot } from './gamedev.ts';

test('a jump straight up is the highest, and one at 45° half as high', () => {
  expect(getHeight(90)).toBe(1);
  expect(getHeight(45)).toBeCloseTo(0.5, 10);
  expect(getHeight(30)).toBeCloseTo(0.25, 10);
});

test('a jump lands on the next block', () => {
  const sin = Math.sin((71 * Math.PI) / 180);
  const time = getLandingTime(71);
  expect(39.7 * sin * time - 3.8 * time ** 2).toBeCloseTo(62, 6);
});

test('at every angle the drawn jump is as high as its height says, and no wall ends it before', () => {
  const straightUp = 39.7 ** 2 / (2 * 7.6);
  for (let angle = pivot.lowest; angle <= pivot.highest; angle++) {
    const [, path = ''] = pivot.draw(angle);
    const [, start = 0, , bend = 0, endX = 0, end = 0] = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const share = (start - bend) / (start - 2 * bend + end);
    const highest = (1 - share) ** 2 * start + 2 * share * (1 - share) * bend + share ** 2 * end;
    expect(share, `${angle}°`).toBeLessThan(1);
    expect(endX).toBeGreaterThan(146 + 58);
    expect((start - highest) / straightUp).toBeCloseTo(getHeight(angle), 2);
  }
});
