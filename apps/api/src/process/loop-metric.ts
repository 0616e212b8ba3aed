import { Gauge, type Registry } from 'prom-client';

interface Looping {
  measureLoopAgeSeconds: () => number;
}

// A turn takes half a second, and one that waits for a lock of the database fails after ten.
const maxLoopAgeSeconds = 30;

/** Whether the loops of a worker turn: a process that only answers HTTP moves no job. */
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
