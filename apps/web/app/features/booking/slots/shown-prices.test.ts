import { expect, test } from 'vitest';
import { toShownPrices } from './shown-prices.ts';

const prices = [{ durationMinutes: 15 as const, price: '$200' }];
const free = {
  freeUntil: '2025-08-01',
  isExtended: true,
  builtOn: '2025-08-02',
  label: 'Free',
  running: 'It runs.',
  extended: 'It was extended.',
};
const list = [{ durationMinutes: 15, price: 'Free', regularPrice: '$200' }];
const lastMinute = Date.parse('2025-08-01T21:59Z');
const nextDay = Date.parse('2025-08-01T22:00Z');

test('[CONFIRM-05] [TRUTH-08] the offer is extended from the day after its date in Warsaw on', () => {
  expect(toShownPrices({ prices, free }, lastMinute)).toEqual({ list, sentence: 'It runs.' });
  expect(toShownPrices({ prices, free }, nextDay)).toEqual({ list, sentence: 'It was extended.' });
});

test('[TRUTH-08] an offer that is not extended ends, also on a page that was built before', () => {
  const ending = { ...free, isExtended: false, builtOn: '2025-07-01' };
  expect(toShownPrices({ prices, free: ending }, lastMinute)).toEqual({ list, sentence: 'It runs.' });
  expect(toShownPrices({ prices, free: ending }, nextDay)).toEqual({ list: prices });
});

test('the first rendering in the browser says what the build said', () => {
  expect(toShownPrices({ prices, free }, undefined).sentence).toBe('It was extended.');
  const early = { ...free, builtOn: '2025-07-01' };
  expect(toShownPrices({ prices, free: early }, undefined).sentence).toBe('It runs.');
});

test('without an offer there is nothing to say', () => {
  expect(toShownPrices({ prices, free: null }, nextDay)).toEqual({ list: prices });
});
