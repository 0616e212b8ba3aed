import { describe, expect, test } from 'vitest';
import { formatPriceOffer, type PriceOffer, priceOffer, priceOfferSchema } from './price-offer.ts';

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

  // Nothing pins what is in the file, so that its owner can change it without a developer.
  test('[CONST-03] [TRUTH-08] the offer is a settings file: the specified one fits, an empty date ends it, and nonsense is refused', () => {
    expect(priceOfferSchema.parse(specified)).toEqual(specified);
    const { currency, prices } = specified;
    expect(priceOfferSchema.parse({ currency, prices })).toMatchObject({
      freeUntil: null,
      isExtended: false,
    });
    for (const wrong of [
      { currency: 'dollars' },
      { freeUntil: '8/1/2025' },
      { prices: { ...prices, minutes15: -1 } },
      { prices: { ...prices, minutes15: 199.5 } },
    ])
      expect(priceOfferSchema.safeParse({ ...priceOffer, ...wrong }).success, JSON.stringify(wrong)).toBe(
        false,
      );
  });
});
