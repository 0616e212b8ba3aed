import { expect, test } from 'vitest';
import { prices, totalOf } from './total-of.ts';

test('a single lead costs its price', () => {
  expect(totalOf(1, prices.before)).toEqual({ amount: 8.17, decimals: 2 });
  expect(totalOf(1, prices.after)).toEqual({ amount: 7, decimals: 0 });
});

test('the sum is leads times price, in cents below ten leads and in dollars above', () => {
  expect(totalOf(3, prices.before)).toEqual({ amount: 24.51, decimals: 2 });
  expect(totalOf(100, prices.before)).toEqual({ amount: 817, decimals: 0 });
  expect(totalOf(333, prices.before)).toEqual({ amount: 2_721, decimals: 0 });
  expect(totalOf(1_000, prices.after)).toEqual({ amount: 7_000, decimals: 0 });
});
