import type { GateConnection } from './gate-connection.ts';

export interface RuleOptions {
  /** Found in the bytes that a client sends. */
  request: RegExp;
  /** Something that must have passed on the same connection since its last BEGIN. */
  after?: RegExp;
  /** `before`: the server does not get the request. `after`: the server has answered, the client does not know. */
  at: 'before' | 'after';
  /** What happens then: the connection stands still until released, or is cut. */
  action: 'hold' | 'cut';
  /** How often; defaults to once. */
  times?: number;
}

const begin = /\bbegin\b/i;

/** One thing that happens to the connection whose request matches. */
export class GateRule {
  readonly options: RuleOptions;
  readonly #onUsedUp: () => void;
  readonly #hit = Promise.withResolvers<GateConnection>();
  readonly #held = new Set<GateConnection>();
  readonly #prepared = new WeakSet<GateConnection>();
  #timesLeft: number;

  constructor(options: RuleOptions, onUsedUp: () => void) {
    this.options = options;
    this.#timesLeft = options.times ?? 1;
    this.#onUsedUp = onUsedUp;
  }

  /** Resolves with the first connection that was held or cut. */
  get hit(): Promise<GateConnection> {
    return this.#hit.promise;
  }

  applies(connection: GateConnection, text: string): boolean {
    const { request, after } = this.options;
    if (after) {
      const isPrepared = this.#prepared.has(connection);
      if (begin.test(text)) this.#prepared.delete(connection);
      if (after.test(text)) this.#prepared.add(connection);
      if (!isPrepared) return false;
    }
    if (this.#timesLeft === 0 || !request.test(text)) return false;
    this.#timesLeft -= 1;
    return true;
  }

  strike(connection: GateConnection): void {
    if (this.options.action === 'cut') connection.cut();
    else this.#held.add(connection);
    this.#hit.resolve(connection);
  }

  release(): void {
    this.#onUsedUp();
    this.#timesLeft = 0;
    for (const connection of this.#held) connection.resume();
    this.#held.clear();
  }
}
