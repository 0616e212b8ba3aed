import { expect, test } from 'vitest';
import { createPose } from './create-pose.ts';

test('the tooth enters turning and comes to rest, unless motion is not wanted', () => {
  expect(createPose(false).follow(0.5, 0.5)).toBe(true);
  expect(createPose(true).follow(1, 1)).toBe(false);
});

test('the angle that is read out stays between -180 and 180 degrees, however often it turns', () => {
  const pose = createPose(true);
  expect(pose.degrees).toBeCloseTo(29.8, 1);
  for (let step = 0; step < 40; step++) {
    pose.turn(0.6, 0);
    expect(Math.abs(pose.degrees)).toBeLessThanOrEqual(180);
  }
  pose.reset();
  expect(pose.degrees).toBeCloseTo(29.8, 1);
});

test('it tilts neither over nor under', () => {
  const pose = createPose(true);
  pose.turn(0, 9);
  expect(pose.aim.tilt).toBe(1.25);
  pose.turn(0, -9);
  expect(pose.aim.tilt).toBe(-0.5);
});
