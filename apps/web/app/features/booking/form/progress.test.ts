import { expect, test } from 'vitest';
import { findDue, toProgress } from './progress.ts';

test('the first part that is not complete is due', () => {
  expect(findDue({ time: true, details: false, how: false })).toBe('details');
  expect(toProgress({ time: false, details: false, how: false })).toEqual({
    time: 'now',
    details: 'open',
    how: 'open',
  });
  expect(toProgress({ time: true, details: false, how: true })).toEqual({
    time: 'done',
    details: 'now',
    how: 'done',
  });
});

test('with all complete, the last part is left to do: the button is in it', () => {
  expect(findDue({ time: true, details: true, how: true })).toBeUndefined();
  expect(toProgress({ time: true, details: true, how: true })).toEqual({
    time: 'done',
    details: 'done',
    how: 'now',
  });
});
