import type { Instance } from '../engine/instance.ts';
import { require } from '../story/violation.ts';

export interface Arrival {
  sender: Instance | undefined;
  isAnswerLost: boolean;
}

/** As often as expected, and at most once more for each delivery that its sender may not know of. */
export function requireArrivals(
  what: string,
  arrivals: readonly Arrival[],
  { expected = 1, missing = 0 }: { expected?: number; missing?: number } = {},
): void {
  const excusable = arrivals.filter(
    ({ sender, isAnswerLost }) => isAnswerLost || sender?.isDead || sender?.wasCut,
  );
  const least = expected - missing;
  require(arrivals.length >= least, () => `${what} arrived ${arrivals.length} times instead of ${least}`);
  const most = expected + excusable.length;
  require(arrivals.length <= most, () =>
    `${what} arrived ${arrivals.length} times instead of ${most} at most`);
}
