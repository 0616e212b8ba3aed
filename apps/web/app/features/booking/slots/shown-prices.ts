import { bookingRules, type DurationMinutes } from '@tt/contract/booking/booking-rules';
import { findOfferState } from '@tt/contract/booking/offer-state';
import { toWallClock } from '@tt/contract/time/time-zone';
import type { Instant } from '@tt/contract/time/time-zone-offset';
import type { SlotTexts } from './load-slot-texts.server.ts';

interface ShownPrices {
  list: { durationMinutes: DurationMinutes; price: string; regularPrice?: string }[];
  /** The state of the offer. */
  sentence?: string;
}

/**
 * Today's prices by the office's calendar, because a page may be older than the end of the offer. While the visitor's
 * time is unknown, the day of the build counts, as in the prerendered page.
 */
export function toShownPrices(
  { prices, free }: Pick<SlotTexts['offer'], 'prices' | 'free'>,
  now: Instant | undefined,
): ShownPrices {
  if (!free) return { list: prices };
  const today = now === undefined ? free.builtOn : toWallClock(now, bookingRules.hours.timeZone).calendarDate;
  const state = findOfferState(free, today);
  if (state !== 'running' && state !== 'extended') return { list: prices };
  const list = prices.map(({ durationMinutes, price }) => ({
    durationMinutes,
    price: free.label,
    regularPrice: price,
  }));
  return { list, sentence: free[state] };
}
