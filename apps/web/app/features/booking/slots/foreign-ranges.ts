import type { TakenRange } from '@tt/contract/slots/availability';
import type { BookingValues } from '../form/booking-values.ts';

/**
 * Lists what others have taken. An attempt without an end, after a reload for example, may hold the chosen time
 * itself: to its own visitor that time stays on offer, so that the same request can be sent again and finish it.
 */
export function listForeignRanges(
  takenRanges: readonly TakenRange[],
  { attempt, startsAt, durationMinutes }: BookingValues,
): readonly TakenRange[] {
  if (!attempt || startsAt === null) return takenRanges;
  const endsAt = startsAt + durationMinutes * 60_000;
  return takenRanges.filter((range) => range.startsAt !== startsAt || range.endsAt !== endsAt);
}
