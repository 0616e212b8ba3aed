import type { Instance, Mishap } from './instance.ts';
import { realTime } from './real-time.ts';

export interface CallRequest {
  instance: Instance;
  backend: number;
  /** For traces. */
  words: string;
  send: () => Promise<unknown>;
}

interface Call extends CallRequest {
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
  /** Set while it runs: it waits for a lock of another call, or has its answer. */
  running?: Promise<void>;
  deliver?: () => void;
}

export interface SchedulerOptions {
  /** Chooses an index below a count. */
  pick: (count: number) => number;
  /** Sets the database's time to the virtual time. */
  syncTime: () => Promise<void>;
  isWaitingForLock: (backend: number) => Promise<boolean>;
}

const turnsUntilQuiet = 10;
const timeoutMs = 4;

/**
 * Runs the database calls of all instances one at a time, in the order that `pick` chooses: with the same choices the
 * same history happens again. A call that waits for a lock lets the others go on.
 */
export class Scheduler {
  /** Every statement in the order in which it was sent. */
  trace: string[] = [];
  #calls: Call[] = [];
  readonly #outside = new Set<Promise<unknown>>();
  readonly #options: SchedulerOptions;

  constructor(options: SchedulerOptions) {
    this.#options = options;
  }

  /** Drops all waiting calls. */
  reset(): void {
    this.#calls = [];
    this.trace = [];
  }

  call(request: CallRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (!request.instance.isDead) this.#calls.push({ ...request, resolve, reject });
    });
  }

  /** Work outside of JavaScript that has to end before the next choice, such as opening a connection. */
  track<Answer>(work: Promise<Answer>): Promise<Answer> {
    const entry: Promise<boolean> = work.then(
      (): boolean => this.#outside.delete(entry),
      (): boolean => this.#outside.delete(entry),
    );
    this.#outside.add(entry);
    return work;
  }

  forget(instance: Instance): void {
    this.#calls = this.#calls.filter((call) => call.instance !== instance);
  }

  /** Runs `limit` calls, or until nothing can run without time passing; returns how many ran. */
  async run(limit = Number.POSITIVE_INFINITY): Promise<number> {
    await this.#flush();
    let count = 0;
    while (count < limit && (await this.#step())) count += 1;
    return count;
  }

  /** Runs the calls of one instance until its `work` has ended, which must not need time to pass. */
  async runUntil<Result>(instance: Instance, work: Promise<Result>): Promise<Result> {
    let hasEnded = false;
    const end = () => {
      hasEnded = true;
    };
    work.then(end, end);
    await this.#flush();
    while (!hasEnded) {
      const call = this.#calls.find((candidate) => candidate.instance === instance && isReady(candidate));
      if (!call) throw new Error('The work waits for something that never comes');
      await this.#run(call);
    }
    return work;
  }

  async #step(): Promise<boolean> {
    const ready = this.#calls.filter(isReady);
    const call = ready[this.#options.pick(ready.length)];
    if (call) await this.#run(call);
    return call !== undefined;
  }

  async #run(call: Call): Promise<void> {
    if (!call.running) await this.#send(call);
    if (call.deliver) this.#deliver(call);
    await this.#flush();
    await this.#awaitUnlocked();
  }

  async #send(call: Call): Promise<void> {
    const mishap = takeMishap(call.instance);
    if (mishap?.moment === 'before') await this.#meet(mishap);
    if (call.instance.isDead) return;
    await this.#options.syncTime();
    this.trace.push(`${call.instance.name}: ${call.words}`);
    call.running = call.send().then(
      (answer) => {
        call.deliver = () => call.resolve(answer);
      },
      (error: unknown) => {
        call.deliver = () => call.reject(error);
      },
    );
    if (await this.#isStuck(call)) return;
    if (mishap?.moment !== 'after') return;
    await this.#meet(mishap);
    call.deliver = () => call.reject(new Error('Connection terminated unexpectedly'));
  }

  /** Runs the mishap and waits until its immediate consequences have happened. */
  async #meet({ happen }: Mishap): Promise<void> {
    await happen();
    await this.#flush();
  }

  async #isStuck(call: Call): Promise<boolean> {
    while (!call.deliver) {
      await Promise.race([call.running, realTime.sleep(timeoutMs)]);
      if (!call.deliver && (await this.#options.isWaitingForLock(call.backend))) return !call.deliver;
    }
    return false;
  }

  async #awaitUnlocked(): Promise<void> {
    for (const call of this.#calls) {
      if (call.running && !call.deliver) await this.#isStuck(call);
    }
  }

  #deliver(call: Call): void {
    this.#calls = this.#calls.filter((other) => other !== call);
    if (!call.instance.isDead) call.deliver?.();
  }

  async #flush(): Promise<void> {
    do {
      await Promise.all(this.#outside);
      for (let turn = 0; turn < turnsUntilQuiet; turn += 1) await realTime.nextTurn();
    } while (this.#outside.size > 0);
  }
}

/** It waits for its turn, or its answer is here. */
function isReady({ running, deliver }: Call): boolean {
  return !running || deliver !== undefined;
}

function takeMishap(instance: Instance): Mishap | undefined {
  const { mishap } = instance;
  if (!mishap) return undefined;
  mishap.callsLeft -= 1;
  if (mishap.callsLeft > 0) return undefined;
  instance.mishap = undefined;
  return mishap;
}
