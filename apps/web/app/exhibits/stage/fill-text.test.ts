import { expect, test } from 'vitest';
import { fillText } from './fill-text.ts';

test('values take the place of their names, as often as these occur', () => {
  expect(fillText('{a} of {b}, {a}', { a: 0, b: 'two' })).toBe('0 of two, 0');
});

test('a dollar sign before a placeholder and in a value stays as it is', () => {
  const price = `$${'{amount}'}`;
  expect(fillText(price, { amount: '$&1.20' })).toBe('$$&1.20');
});

test('a name without a value stays visible', () => {
  expect(fillText('Turned by {deg}°', {})).toBe('Turned by {deg}°');
});
