import type { BookingRules } from '@tt/contract/booking/booking-rules';
import type { TakenRange } from '@tt/contract/slots/availability';
import { findFreeDays } from '@tt/contract/slots/free-days';
import type { Slot } from '@tt/contract/slots/slot';
import { listOfferedSlots } from '@tt/contract/slots/slot-offer';
import type { Instant } from '@tt/contract/time/time-zone-offset';

export interface FreeDay {
  /** yyyy-MM-dd on the company's calendar. */
  date: string;
  slots: readonly Slot[];
}

interface Wish {
  now: Instant;
  takenRanges: readonly TakenRange[];
  /** The meeting that is being moved: its own time blocks nothing and is not offered. */
  own: { startsAt: Instant; endsAt: Instant };
  languageTag: string;
}

/** Lists the days on which a meeting could be, each with its times on the company's clock. */
export function listFreeTimes({ now, takenRanges, own, languageTag }: Wish, rules: BookingRules): FreeDay[] {
  const { timeZone } = rules.hours;
  const circumstances = {
    now,
    timeZone,
    durationMinutes: (own.endsAt - own.startsAt) / 60_000,
    takenRanges: takenRanges.filter(
      ({ startsAt, endsAt }) => startsAt !== own.startsAt || endsAt !== own.endsAt,
    ),
  };
  const { dates } = findFreeDays(circumstances, rules);
  return [...dates]
    .map((date) => ({
      date,
      slots: listOfferedSlots({ ...circumstances, calendarDate: date, languageTag }, rules).filter(
        ({ startsAt }) => startsAt !== own.startsAt,
      ),
    }))
    .filter(({ slots }) => slots.length > 0);
}
