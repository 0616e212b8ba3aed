const tickMs = 100;
const maxDelayMs = 1_000;
// One late tick is a pause of the machine; several in a row are too much work.
const lateTicksInARow = 2;

/** Tells whether the event loop is so far behind that a request which is let in would be answered too late. */
export class EventLoopWatch {
  #timer: NodeJS.Timeout | undefined;
  #dueAt = 0;
  #lateTicks = 0;

  get isBehind(): boolean {
    return this.#lateTicks >= lateTicksInARow;
  }

  /** To be called when the server listens: what its start took concerns nobody any more. */
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
