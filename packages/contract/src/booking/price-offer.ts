import * as z from 'zod';
import { type DurationMinutes, durationsMinutes } from './booking-rules.ts';
import offer from './price-offer.json' with { type: 'json' };

const price = z.number().int().min(0);

/** What a consultation costs, and until when it is free. */
export const priceOfferSchema = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/, 'Three letters, such as USD').describe('Three letters, such as USD.'),
  prices: z.strictObject({
    minutes15: price.describe('15 minutes.'),
    minutes30: price.describe('30 minutes.'),
    minutes60: price.describe('60 minutes.'),
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

export type PriceLabel = {
  durationMinutes: DurationMinutes;
  price: string;
  /** The date in the language's own short form, or null if the price is shown plain. */
  freeUntil: string | null;
};

/** Formats the offer of each duration in a language given as BCP 47 tag. */
export function formatPriceOffer(offer: PriceOffer, languageTag: string): PriceLabel[] {
  const priceFormat = new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency: offer.currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const freeUntil = offer.freeUntil ? formatShortDate(offer.freeUntil, languageTag) : null;
  return durationsMinutes.map((durationMinutes) => ({
    durationMinutes,
    price: priceFormat.format(offer.prices[`minutes${durationMinutes}`]),
    freeUntil,
  }));
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
