import { setTimeout as sleep } from 'node:timers/promises';
import type { Scene } from '../faults/scene.ts';

export interface Acknowledgement {
  startedAt: number;
  endedAt: number;
}

const bookingEvery = 10;

/** Visitors at a fixed rate, whether or not they are served. Each retries with its key until it is. */
export class SteadyLoad {
  readonly acknowledged: Acknowledgement[] = [];
  sent = 0;
  readonly #scene: Scene;
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;

  constructor(scene: Scene, perSecond: number) {
    this.#scene = scene;
    this.#running = this.#run(1000 / perSecond);
  }

  /** How many visitors who came after a time were served. */
  countSince(time: number): number {
    return this.acknowledged.filter(({ startedAt }) => startedAt > time).length;
  }

  /** When the first visitor was served after a time, whenever that visitor came. */
  findFirstSince(time: number): number | undefined {
    return this.acknowledged.map(({ endedAt }) => endedAt).find((endedAt) => endedAt > time);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
    await this.#scene.waitForVisitors();
  }

  async #run(pauseMs: number): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      void this.#visit(this.sent % bookingEvery === 0 ? this.#scene.book() : this.#scene.inquire());
      this.sent += 1;
      await sleep(pauseMs, undefined, { signal }).catch(() => {});
    }
  }

  async #visit(visit: Promise<{ id?: string | undefined }>): Promise<void> {
    const startedAt = Date.now();
    const { id } = await visit;
    if (id) this.acknowledged.push({ startedAt, endedAt: Date.now() });
  }
}
