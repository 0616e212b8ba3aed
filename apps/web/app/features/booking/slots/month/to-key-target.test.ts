import { expect, test } from 'vitest';
import { toKeyTarget } from './to-key-target.ts';

const wednesday = '2027-03-17';

test.each([
  ['ArrowLeft', '2027-03-16'],
  ['ArrowRight', '2027-03-18'],
  ['ArrowUp', '2027-03-10'],
  ['ArrowDown', '2027-03-24'],
  ['Home', '2027-03-15'],
  ['End', '2027-03-21'],
  ['PageUp', '2027-02-17'],
  ['PageDown', '2027-04-17'],
])('%s leads to %s', (key, expected) => {
  expect(toKeyTarget(key, wednesday, 1)).toBe(expected);
});

test('the ends of a week depend on its first day, and other keys lead nowhere', () => {
  expect(toKeyTarget('Home', wednesday, 0)).toBe('2027-03-14');
  expect(toKeyTarget('End', wednesday, 0)).toBe('2027-03-20');
  expect(toKeyTarget('Enter', wednesday, 1)).toBeUndefined();
});
