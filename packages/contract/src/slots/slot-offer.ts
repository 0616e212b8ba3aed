import type { BookingRules } from '../booking/booking-rules.ts';
import type { Instant } from '../time/time-zone-offset.ts';
import { hasFreePlace, type TakenRange } from './availability.ts';
import { listSlots, type Slot, type SlotQuery } from './slot.ts';
import { findSlotRefusal } from './slot-refusal.ts';

export type OfferCircumstances = {
  now: Instant;
  durationMinutes: number;
  /** Empty if the availability call failed: then the server decides. */
  takenRanges: readonly TakenRange[];
};

export type SlotOfferQuery = SlotQuery & OfferCircumstances;

/** Lists the slots of a visitor's calendar date that can be booked for a duration. */
export function listOfferedSlots(query: SlotOfferQuery, rules: BookingRules): Slot[] {
  return listSlots(query, rules.hours).filter(({ startsAt }) => isOffered(startsAt, query, rules));
}

/** Returns whether a start can be booked for a duration. */
export function isOffered(
  startsAt: Instant,
  { now, durationMinutes, takenRanges }: OfferCircumstances,
  rules: BookingRules,
): boolean {
  return (
    findSlotRefusal(startsAt, now, rules) === undefined &&
    hasFreePlace(startsAt, durationMinutes, takenRanges, rules.capacity)
  );
}
