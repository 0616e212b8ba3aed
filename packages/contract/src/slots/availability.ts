import * as z from 'zod/mini';
import { isoInstantSchema } from '../time/iso-instant.ts';
import type { Instant } from '../time/time-zone-offset.ts';

const takenRangeSchema = z.object({
  startsAt: isoInstantSchema,
  endsAt: isoInstantSchema,
  lane: z.int().check(z.minimum(1)),
});

/**
 * All ranges of the booking window that a meeting must not touch, widened by the buffers; `lane` counts the parallel
 * places from 1 to the capacity. `calendar` says whether the company's calendar was asked within the last minutes.
 */
export const availabilityResponseSchema = z.object({
  taken: z.array(takenRangeSchema),
  calendar: z.optional(z.enum(['fresh', 'stale'])),
});
export type AvailabilityResponse = z.infer<typeof availabilityResponseSchema>;

/** The place `lane` is occupied in [startsAt, endsAt). */
export type TakenRange = { startsAt: Instant; endsAt: Instant; lane: number };

/** Converts a parsed answer of the availability call to ranges of instants. */
export function toTakenRanges({ taken }: AvailabilityResponse): TakenRange[] {
  return taken.map(({ startsAt, endsAt, lane }) => ({
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(endsAt),
    lane,
  }));
}

/** Returns whether one lane is free during the whole of [startsAt, startsAt + duration), as the database demands. */
export function hasFreePlace(
  startsAt: Instant,
  durationMinutes: number,
  takenRanges: readonly TakenRange[],
  capacity: number,
): boolean {
  const endsAt = startsAt + durationMinutes * 60_000;
  const busyLanes = takenRanges
    .filter((range) => range.lane <= capacity && range.startsAt < endsAt && range.endsAt > startsAt)
    .map(({ lane }) => lane);
  return new Set(busyLanes).size < capacity;
}
