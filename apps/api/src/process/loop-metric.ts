import { Gauge, type Registry } from 'prom-client';

interface Looping {
  measureLoopAgeSeconds: () => number;
}

// An iteration takes half a second, and one that waits for a database lock fails after ten.
const maxLoopAgeSeconds = 30;

/** Whether a worker's loops are running. A process that only answers HTTP has none. */
export function isTurning({ measureLoopAgeSeconds }: Looping): boolean {
  return measureLoopAgeSeconds() < maxLoopAgeSeconds;
}

export function addLoopMetric(registry: Registry, { measureLoopAgeSeconds }: Looping): void {
  new Gauge({
    name: 'worker_loop_age_seconds',
    help: 'How long ago the slowest loop of this worker last turned; each turns twice a second',
    registers: [registry],
    collect() {
      this.set(measureLoopAgeSeconds());
    },
  });
}
