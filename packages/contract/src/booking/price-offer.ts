import { type DurationMinutes, durationsMinutes } from './booking-rules.ts';

export type PriceOffer = {
  currency: string;
  prices: Record<DurationMinutes, number>;
  /** yyyy-MM-dd until which everything is free; null shows plain prices. */
  freeUntil: string | null;
};

export const priceOffer: PriceOffer = {
  currency: 'USD',
  prices: { 15: 200, 30: 300, 60: 400 },
  freeUntil: '2025-08-01',
};

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
  const freeUntil = offer.freeUntil === null ? null : formatShortDate(offer.freeUntil, languageTag);
  return durationsMinutes.map((durationMinutes) => ({
    durationMinutes,
    price: priceFormat.format(offer.prices[durationMinutes]),
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
