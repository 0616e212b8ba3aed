import { bookingRules } from '@tt/contract/booking/booking-rules';
import { toWallClock } from '@tt/contract/time/time-zone';
import type { Instant } from '@tt/contract/time/time-zone-offset';
import type { SlotTexts } from './load-slot-texts.server.ts';

/**
 * Formats until when all is free. Past its date the offer stands as extended; the office's calendar decides. While the
 * visitor's moment is unknown, the day of the build counts, as in the prerendered page.
 */
export function formatOfferEnd(
  { freeUntil }: Pick<SlotTexts['offer'], 'freeUntil'>,
  now: Instant | undefined,
): string | undefined {
  if (!freeUntil) return undefined;
  const today =
    now === undefined ? freeUntil.builtOn : toWallClock(now, bookingRules.hours.timeZone).calendarDate;
  return freeUntil.calendarDate < today ? freeUntil.extendedLabel : freeUntil.label;
}
