import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { onTestFinished } from 'vitest';

const { setTimeout: sleep } = timers;

/** Until the test ends, no pause of the service takes time. Returns the milliseconds of each pause. */
export function skipSleeps(): number[] {
  const pauses: number[] = [];
  const put = (replacement: typeof sleep) => {
    timers.setTimeout = replacement;
    syncBuiltinESMExports();
  };
  put(async <Value>(delayMs = 0, value?: Value) => {
    pauses.push(delayMs);
    return value as Value;
  });
  onTestFinished(() => put(sleep));
  return pauses;
}
