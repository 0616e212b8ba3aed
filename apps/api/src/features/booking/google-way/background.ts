import type { Logger } from 'pino';

/** Work that continues after its response. Closing aborts it and waits until it ends. */
export class Background {
  readonly #tasks = new Set<Promise<void>>();
  readonly #closing = new AbortController();
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  run(work: (signal: AbortSignal) => Promise<void>): void {
    const task = work(this.#closing.signal)
      .catch((error: unknown) => this.#log.error({ err: error }, 'background work failed'))
      .finally(() => this.#tasks.delete(task));
    this.#tasks.add(task);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#tasks);
  }
}
