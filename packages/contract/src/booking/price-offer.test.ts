import { describe, expect, test } from 'vitest';
import { formatPriceOffer, type PriceOffer } from './price-offer.ts';

const specified: PriceOffer = {
  currency: 'USD',
  prices: { minutes15: 200, minutes30: 300, minutes60: 400 },
  freeUntil: '2025-08-01',
  isExtended: true,
};

describe('price offer', () => {
  test('in English the prices are $200, $300 and $400 and the date is 8/1/2025', () => {
    expect(formatPriceOffer(specified, 'en')).toEqual({
      prices: [
        { durationMinutes: 15, price: '$200' },
        { durationMinutes: 30, price: '$300' },
        { durationMinutes: 60, price: '$400' },
      ],
      freeUntil: '8/1/2025',
    });
  });

  test("[BOOK-18] in the other languages the date has the locale's own short form", () => {
    const dates = ['en', 'uk', 'pl', 'ru', 'es'].map(
      (tag) => `${tag} ${formatPriceOffer(specified, tag).freeUntil}`,
    );
    expect(dates).toEqual(['en 8/1/2025', 'uk 01.08.2025', 'pl 1.08.2025', 'ru 01.08.2025', 'es 1/8/2025']);
  });

  test('with freeUntil set to null there are prices and no date', () => {
    expect(formatPriceOffer({ ...specified, freeUntil: null }, 'en').freeUntil).toBeNull();
  });
});
