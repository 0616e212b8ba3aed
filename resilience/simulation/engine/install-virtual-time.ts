import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { findInstance } from './instance.ts';
import type { VirtualClock } from './virtual-clock.ts';

const RealDate = Date;

/**
 * Puts the service on virtual time without changing it: sleeping, dates, stopwatches, deadlines of calls and ids. Only
 * timers of `setTimeout` stay real: sockets and the database driver use them for their own timeouts.
 */
export function installVirtualTime(clock: VirtualClock, createId: () => string): void {
  globalThis.Date = createVirtualDate(clock);
  Object.defineProperty(performance, 'now', { value: () => clock.now });
  AbortSignal.timeout = (delayMs) => {
    const controller = new AbortController();
    const stop = () => controller.abort(new DOMException('The operation timed out', 'TimeoutError'));
    clock.start(delayMs, stop);
    return controller.signal;
  };
  crypto.randomUUID = createId as typeof crypto.randomUUID;
  timers.setTimeout = createSleep(clock) as typeof timers.setTimeout;
  syncBuiltinESMExports();
}

function createVirtualDate(clock: VirtualClock): DateConstructor {
  class VirtualDate extends RealDate {
    constructor(...values: unknown[]) {
      super(...((values.length === 0 ? [clock.now] : values) as [number]));
    }

    static override now(): number {
      return clock.now;
    }

    static override [Symbol.hasInstance](value: unknown): boolean {
      return value instanceof RealDate;
    }
  }
  return VirtualDate as DateConstructor;
}

/** As `setTimeout` of node:timers/promises; the pauses of a worker's loops end when `wakeLoops` is called. */
function createSleep(clock: VirtualClock) {
  return <Value>(delayMs = 0, value?: Value, options: { signal?: AbortSignal } = {}): Promise<Value> =>
    new Promise((resolve, reject) => {
      const { signal } = options;
      const wake = () => resolve(value as Value);
      const instance = findInstance();
      const refuse = () => reject(new DOMException('The operation was aborted', 'AbortError'));
      if (instance?.isDead) return;
      if (signal?.aborted) return refuse();
      // The loop that relays the outbox can be stopped while it pauses; a pause within a job can't.
      if (signal && instance?.isLoopPause(delayMs)) {
        instance.pausedLoops.push(wake);
        signal.addEventListener('abort', refuse);
        return;
      }
      const timer = clock.start(delayMs, () => {
        if (!instance?.isDead) wake();
      });
      signal?.addEventListener('abort', () => {
        clock.stop(timer);
        refuse();
      });
    });
}
