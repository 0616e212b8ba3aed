import { expect, test } from 'vitest';
import { createResolution } from './create-resolution.ts';

const frame = 1 / 60;

function runFrames(
  resolution: ReturnType<typeof createResolution>,
  count: number,
  seconds: number,
): string[] {
  return Array.from({ length: count }, () => resolution.judge(seconds)).filter(
    (verdict) => verdict !== 'keep',
  );
}

test('frames in time leave the full resolution alone', () => {
  const resolution = createResolution();
  expect(runFrames(resolution, 500, frame)).toEqual([]);
  expect(resolution.scale).toBe(1);
});

test('nine late frames lower the resolution, and many in time raise it again', () => {
  const resolution = createResolution();
  expect(runFrames(resolution, 9, 0.03)).toEqual(['changed']);
  expect(resolution.scale).toBeCloseTo(0.8);
  runFrames(resolution, 400, frame);
  expect(resolution.scale).toBe(1);
});

test('frames that stay late at the lowest resolution are hopeless', () => {
  expect(runFrames(createResolution(), 30, 0.1)).toContain('hopeless');
});
