import { setTimeout as sleep } from 'node:timers/promises';
import type { Visitor } from './visitor.ts';
import { toInquiry } from './visits.ts';

export interface ProbeResult {
  sent: number;
  failures: string[];
  slowestMs: number;
  acknowledgedInquiries: number;
}

const perSecond = 20;

/** Sends requests at a fixed rate, each at its time whatever happened to the ones before, until it is stopped. */
export class Probe {
  readonly #visitor: Visitor;
  readonly #assets: string[];
  readonly #result: ProbeResult = { sent: 0, failures: [], slowestMs: 0, acknowledgedInquiries: 0 };
  readonly #running = new Set<Promise<void>>();
  readonly #sending: Promise<void>;
  #isStopping = false;

  /** The assets of the release that visitors have open. */
  constructor(visitor: Visitor, assets: string[]) {
    this.#visitor = visitor;
    this.#assets = assets;
    this.#sending = this.#sendUntilStopped();
  }

  async stop(): Promise<ProbeResult> {
    this.#isStopping = true;
    await this.#sending;
    await Promise.all(this.#running);
    return this.#result;
  }

  async #sendUntilStopped(): Promise<void> {
    const startedAt = performance.now();
    for (; !this.#isStopping; this.#result.sent += 1) {
      const dueAt = startedAt + (this.#result.sent * 1000) / perSecond;
      await sleep(Math.max(0, dueAt - performance.now()));
      const visit = this.#visit(this.#result.sent, dueAt).finally(() => this.#running.delete(visit));
      this.#running.add(visit);
    }
  }

  async #visit(number: number, dueAt: number): Promise<void> {
    const [name, expected, send] = this.#choose(number);
    const sentAt = new Date().toISOString().slice(11, 23);
    try {
      const { status, text } = await send();
      if (status !== expected) throw new Error(`${status} ${text.slice(0, 200)}`);
      if (status === 201) this.#result.acknowledgedInquiries += 1;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#result.failures.push(`${sentAt} ${name}: ${reason}`);
    }
    this.#result.slowestMs = Math.max(this.#result.slowestMs, performance.now() - dueAt);
  }

  #choose(number: number): [name: string, expected: number, send: () => ReturnType<Visitor['get']>] {
    const visitor = this.#visitor;
    const page = ['/en', '/ua/cases', '/pl/contact', '/es/booking'][number % 4] ?? '/en';
    const asset = this.#assets[number % this.#assets.length] ?? '';
    const kinds = {
      page: [page, 200, () => visitor.get(page)],
      desk: ['desk', 200, () => visitor.get('/desk')],
      list: ['list of the desk', 200, () => visitor.get('/desk/api/entries')],
      asset: [asset, 200, () => visitor.get(asset)],
      read: ['form token', 200, () => visitor.call('/functions/v1/form-token')],
      write: ['inquiry', 201, () => visitor.call('/rest/v1/client_request', toInquiry())],
    } as const;
    const turn = ['page', 'read', 'asset', 'write', 'page', 'desk', 'list'] as const;
    return [...kinds[turn[number % turn.length] ?? 'page']];
  }
}
