import * as z from 'zod';
import { durationsMinutes } from './booking-rules.ts';
import offer from './price-offer.json' with { type: 'json' };

const price = z.number().int().min(0);

/** What a consultation costs, and until when it is free. */
export const priceOfferSchema = z.strictObject({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Three letters, such as USD')
    .describe('Three letters, such as USD.'),
  prices: z.strictObject({
    minutes15: price,
    minutes30: price,
    minutes60: price,
  }),
  freeUntil: z.iso
    .date()
    .nullable()
    .default(null)
    .describe('The last day on which everything is free. Left empty, plain prices are shown.'),
  isExtended: z
    .boolean()
    .default(false)
    .describe('Goes on past its date, and the page says so. Otherwise prices hold from the day after.'),
});

export type PriceOffer = z.infer<typeof priceOfferSchema>;

export const priceOffer: PriceOffer = priceOfferSchema.parse(offer);

/** Prices of each duration and the offer's date, in the short forms of a language given as BCP 47 tag. */
export function formatPriceOffer({ currency, prices, freeUntil }: PriceOffer, languageTag: string) {
  const priceFormat = new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return {
    prices: durationsMinutes.map((durationMinutes) => ({
      durationMinutes,
      price: priceFormat.format(prices[`minutes${durationMinutes}`]),
    })),
    freeUntil: freeUntil && formatShortDate(freeUntil, languageTag),
  };
}

// The style 'short' has a two-digit year in some languages.
function formatShortDate(calendarDate: string, languageTag: string): string {
  const format = new Intl.DateTimeFormat(languageTag, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  return format.format(Date.parse(calendarDate));
}
