import { expect, test } from 'vitest';
import { findOfferState } from './offer-state.ts';

const freeUntil = '2025-08-01';

test('[TRUTH-08] the offer runs through its last day, then ends, or goes on if it is extended', () => {
  for (const isExtended of [true, false]) {
    expect(findOfferState({ freeUntil, isExtended }, '2025-07-31')).toBe('running');
    expect(findOfferState({ freeUntil, isExtended }, freeUntil)).toBe('running');
  }
  expect(findOfferState({ freeUntil, isExtended: true }, '2025-08-02')).toBe('extended');
  expect(findOfferState({ freeUntil, isExtended: false }, '2025-08-02')).toBe('ended');
});

test('[TRUTH-08] without a date there is no offer to extend', () => {
  expect(findOfferState({ freeUntil: null, isExtended: true }, '2025-08-02')).toBeUndefined();
});
