import { OrphanGuard } from './orphan-guard.ts';
import { type Child, type ChildOptions, startChild } from './start-child.ts';
import { waitForAnswer, waitUntilReady } from './wait-until-ready.ts';

export interface PartOptions extends ChildOptions {
  /** The URL that answers without an error once the part works. */
  readyUrl: string;
}

/** The processes of one environment: started one after the other, stopped in reverse. */
export class Parts {
  readonly #children: Child[] = [];
  readonly #afterward: (() => Promise<void>)[] = [];
  readonly #guard = new OrphanGuard();
  readonly #failure = Promise.withResolvers<never>();
  readonly #showLine: (name: string, line: string) => void;
  #stopping: Promise<void> | undefined;

  constructor(showLine: (name: string, line: string) => void) {
    this.#showLine = showLine;
    // An unhandled failure must not end the process before the other parts are stopped.
    this.#failure.promise.catch(() => {});
  }

  /** Rejects with the last lines of the log if a part ends unexpectedly. */
  get failure(): Promise<never> {
    return this.#failure.promise;
  }

  get pids(): Record<string, number> {
    return Object.fromEntries(this.#children.map(({ name, pid }) => [name, pid]));
  }

  async start({ readyUrl, ...options }: PartOptions): Promise<void> {
    const child = await this.#launch(options);
    await waitUntilReady(child, (signal) => waitForAnswer(readyUrl, signal));
  }

  /** Starts a part that prints a line like this, beside others; returns that line. */
  async startAndWaitForLine(options: ChildOptions, pattern: RegExp): Promise<string> {
    const child = await this.#launch(options);
    return waitUntilReady(child, () => child.waitForLine(pattern));
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stopInReverse();
    return this.#stopping;
  }

  /** Work to do once everything has stopped. */
  onStopped(work: () => Promise<void>): void {
    this.#afterward.push(work);
  }

  async #launch(options: ChildOptions): Promise<Child> {
    if (this.#stopping) throw new Error(`${options.name} is not started while the others stop`);
    const child = await startChild({ ...options, onLine: (line) => this.#showLine(options.name, line) });
    this.#children.push(child);
    this.#guard.watch('end', child.pid);
    child.ended.then((reason) => {
      if (!this.#stopping) this.#failure.reject(new Error(`${child.name} ${reason}\n${child.logTail()}`));
    });
    return child;
  }

  async #stopInReverse(): Promise<void> {
    for (const child of this.#children.toReversed()) await child.stop();
    this.#guard.dismiss();
    for (const work of this.#afterward) await work();
  }
}
