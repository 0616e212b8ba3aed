import { setTimeout as sleep } from 'node:timers/promises';

const leastUsefulMs = 500;

/** A bounded time that several calls share; an abort ends it early. */
export class TimeBudget {
  readonly #endsAt: number;
  readonly #signal: AbortSignal | undefined;

  constructor(totalMs: number, signal?: AbortSignal) {
    this.#endsAt = performance.now() + totalMs;
    this.#signal = signal;
  }

  get remainingMs(): number {
    return Math.max(0, this.#endsAt - performance.now());
  }

  /** Sleeps; answers false when the budget is aborted, or at once when nothing useful would be left after it. */
  async pause(delayMs: number): Promise<boolean> {
    if (delayMs + leastUsefulMs > this.remainingMs) return false;
    return sleep(delayMs, true, { signal: this.#signal }).catch(() => false);
  }
}
