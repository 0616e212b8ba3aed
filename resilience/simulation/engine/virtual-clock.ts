export interface Timer {
  dueAt: number;
  fire: () => void;
}

/** Time that stands still until somebody moves it. Timers fire in the order in which they are due. */
export class VirtualClock {
  #now = 0;
  #timers: Timer[] = [];

  get now(): number {
    return this.#now;
  }

  /** Drops every timer: what awaited them waits forever. */
  reset(now: number): void {
    this.#now = now;
    this.#timers = [];
  }

  start(delayMs: number, fire: () => void): Timer {
    const timer = { dueAt: this.#now + Math.max(0, delayMs), fire };
    const place = this.#timers.findLastIndex(({ dueAt }) => dueAt <= timer.dueAt) + 1;
    this.#timers.splice(place, 0, timer);
    return timer;
  }

  stop(timer: Timer): void {
    const place = this.#timers.indexOf(timer);
    if (place >= 0) this.#timers.splice(place, 1);
  }

  findNextDueAt(): number | undefined {
    return this.#timers[0]?.dueAt;
  }

  /** Moves to the next timer until `target` and fires it; false if there is none, and time is at `target`. */
  advance(target: number): boolean {
    const timer = this.#timers[0];
    if (!timer || timer.dueAt > target) {
      this.#now = Math.max(this.#now, target);
      return false;
    }
    this.#timers.shift();
    this.#now = Math.max(this.#now, timer.dueAt);
    timer.fire();
    return true;
  }
}
