import { expect, test } from 'vitest';
import { findPlace } from './place.ts';

const rows = ['a', 'b', 'c'].map((id) => ({ id }));

test('an entry has its place and its neighbors', () => {
  expect(findPlace(rows, 'b')).toEqual({ position: 2, newer: 'a', older: 'c' });
  expect(findPlace(rows, 'a')).toEqual({ position: 1, newer: undefined, older: 'b' });
});

test('an entry that was opened by a link has none', () => {
  expect(findPlace(rows, 'd')).toBeUndefined();
});
