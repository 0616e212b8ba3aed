import type { TakenRange } from '@tt/contract/slots/availability';

/** A time that is the visitor's own already: held by an unfinished attempt, or by the booking that is being moved. */
export type OwnRange = Pick<TakenRange, 'startsAt' | 'endsAt'>;

/** Lists what others have taken; the visitor's own time stays on offer. */
export function listForeignRanges(
  takenRanges: readonly TakenRange[],
  own: OwnRange | undefined,
): readonly TakenRange[] {
  if (!own) return takenRanges;
  return takenRanges.filter((range) => range.startsAt !== own.startsAt || range.endsAt !== own.endsAt);
}
