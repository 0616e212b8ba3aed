import type { TakenRange } from '@tt/contract/slots/availability';
import type { BookingValues } from '../form/booking-values.ts';

/**
 * Lists what others have taken. An unfinished attempt, after a reload for example, may hold the chosen time
 * itself. Its own visitor still gets that time offered, so that a retry of the same request can finish it.
 */
export function listForeignRanges(
  takenRanges: readonly TakenRange[],
  { attempt, startsAt, durationMinutes }: BookingValues,
): readonly TakenRange[] {
  if (!attempt || startsAt === null) return takenRanges;
  const endsAt = startsAt + durationMinutes * 60_000;
  return takenRanges.filter((range) => range.startsAt !== startsAt || range.endsAt !== endsAt);
}
