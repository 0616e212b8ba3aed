import type { Settings } from '../settings/settings-schema.ts';
import { settings } from '../settings/settings.ts';
import { durationsMinutes } from './booking-rules.ts';

export type PriceOffer = Settings['offer'];

export const priceOffer = settings.offer;

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
