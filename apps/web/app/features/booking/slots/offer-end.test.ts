import { expect, test } from 'vitest';
import { formatOfferEnd } from './offer-end.ts';

const freeUntil = {
  calendarDate: '2025-08-01',
  builtOn: '2025-08-02',
  label: 'until',
  extendedLabel: 'until, extended',
};

test('[CONFIRM-05] the offer is extended from the day after its date in Warsaw on', () => {
  expect(formatOfferEnd({ freeUntil }, Date.parse('2025-08-01T21:59Z'))).toBe('until');
  expect(formatOfferEnd({ freeUntil }, Date.parse('2025-08-01T22:00Z'))).toBe('until, extended');
});

test('the first rendering in the browser says what the build said', () => {
  expect(formatOfferEnd({ freeUntil }, undefined)).toBe('until, extended');
  expect(formatOfferEnd({ freeUntil: { ...freeUntil, builtOn: '2025-07-01' } }, undefined)).toBe('until');
});

test('without an offer there is nothing to say', () => {
  expect(formatOfferEnd({ freeUntil: null }, 0)).toBeUndefined();
});
