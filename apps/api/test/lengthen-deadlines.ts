import { onTestFinished } from 'vitest';

const leastMs = 60_000;
const { timeout } = AbortSignal;

/** Until the test ends, calls to peers have all the time that a busy machine takes. */
export function lengthenDeadlines(): void {
  AbortSignal.timeout = (ms) => timeout.call(AbortSignal, Math.max(ms, leastMs));
  onTestFinished(() => {
    AbortSignal.timeout = timeout;
  });
}
