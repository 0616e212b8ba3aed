import { expect, test } from 'vitest';
import { getAdvance, getPen } from './gdesign.ts';

test('a wheel that turns once rolls its circumference', () => {
  expect(getAdvance(1)).toBeCloseTo(6.2832, 4);
  expect(getAdvance(4.5)).toBeCloseTo(28.2743, 4);
});

test('the pen starts at the pivot, and later goes back once in each turn, because it is farther out than the wheel', () => {
  expect(getPen(0)).toEqual([42, 182]);
  const isBack = (degrees: number) => getPen(degrees + 1)[0] < getPen(degrees)[0];
  const turns = [2, 3].map((turn) => Array.from({ length: 360 }, (_, step) => isBack(turn * 360 + step)));
  for (const steps of turns) {
    expect(steps.filter((step, at) => step && !steps.at(at - 1))).toHaveLength(1);
    expect(steps).toContain(false);
  }
});
