import { type Child, type ChildOptions, startChild } from './start-child.ts';
import { waitUntilReady } from './wait-until-ready.ts';

export interface PartOptions extends ChildOptions {
  /** The address that answers with a success once the part works. */
  readyUrl?: string;
}

/** The processes of one environment: started one after the other, stopped in reverse. */
export class Parts {
  readonly #children: Child[] = [];
  readonly #failure = Promise.withResolvers<never>();
  readonly #showLine: (name: string, line: string) => void;
  #stopping: Promise<void> | undefined;

  constructor(showLine: (name: string, line: string) => void) {
    this.#showLine = showLine;
    // Handled by whoever races with it; a failure before that must not end the process unseen.
    this.#failure.promise.catch(() => {});
  }

  /** Rejects when a part ends that nobody stopped. */
  get failure(): Promise<never> {
    return this.#failure.promise;
  }

  get pids(): Record<string, number> {
    return Object.fromEntries(this.#children.map(({ name, pid }) => [name, pid]));
  }

  async start({ readyUrl, ...options }: PartOptions): Promise<Child> {
    if (this.#stopping) throw new Error('stopping');
    const child = await startChild({ onLine: (line) => this.#showLine(options.name, line), ...options });
    this.#children.push(child);
    child.ended.then((reason) => {
      if (this.#stopping) return;
      this.#failure.reject(new Error(`${child.name} ${reason}\n${child.logTail()}`));
    });
    if (readyUrl) await waitUntilReady(child, readyUrl);
    return child;
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stopInReverse();
    return this.#stopping;
  }

  async #stopInReverse(): Promise<void> {
    for (const child of this.#children.toReversed()) await child.stop();
  }
}
