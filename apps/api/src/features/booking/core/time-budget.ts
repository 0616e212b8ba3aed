import { setTimeout as sleep } from 'node:timers/promises';

const leastUsefulMs = 500;

/** A deadline that several calls share; an abort ends it early. */
export class TimeBudget {
  readonly #endsAt: number;
  readonly #signal: AbortSignal | undefined;

  constructor(totalMs: number, signal?: AbortSignal) {
    this.#endsAt = performance.now() + totalMs;
    this.#signal = signal;
  }

  /** The timeout of one call: `maximumMs`, or what is left. Timers take whole milliseconds only. */
  toTimeoutMs(maximumMs: number): number {
    return Math.max(1, Math.floor(Math.min(maximumMs, this.#remainingMs)));
  }

  /** Sleeps. Returns false if the budget is aborted, or at once if nothing useful would be left afterward. */
  async pause(delayMs: number): Promise<boolean> {
    if (delayMs + leastUsefulMs > this.#remainingMs) return false;
    return sleep(delayMs, true, { signal: this.#signal }).catch(() => false);
  }

  get #remainingMs(): number {
    return this.#endsAt - performance.now();
  }
}
