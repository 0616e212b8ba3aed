const tickMs = 100;
const maxDelayMs = 1_000;
// One late tick is a pause of the machine. Several in a row mean overload.
const lateTicksInARow = 2;

/** Measures whether the event loop is so far behind that an admitted request would be answered too late. */
export class EventLoopWatch {
  #timer: NodeJS.Timeout | undefined;
  #dueAt = 0;
  #lateTicks = 0;

  get isBehind(): boolean {
    return this.#lateTicks >= lateTicksInARow;
  }

  /** Call this when the server listens, so that the time of its start does not count. */
  start(): void {
    this.#dueAt = performance.now() + tickMs;
    this.#timer = setInterval(() => this.#tick(), tickMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    const now = performance.now();
    this.#lateTicks = now - this.#dueAt > maxDelayMs ? this.#lateTicks + 1 : 0;
    this.#dueAt = now + tickMs;
  }
}
