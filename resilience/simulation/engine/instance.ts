import { AsyncLocalStorage } from 'node:async_hooks';

/** What happens to an instance after a number of database calls. */
export interface Mishap {
  callsLeft: number;
  /** `before`: the statement never reaches the database. `after`: it has its effect, and the answer is lost. */
  moment: 'before' | 'after';
  happen: () => Promise<void>;
}

/** A connection of an instance to the database. */
export interface InstanceClient {
  /** Its process exits normally. */
  leave: () => void;
  /** The connection breaks. */
  lose: (error: Error) => void;
}

const longestLoopPauseMs = 500;
const current = new AsyncLocalStorage<Instance>();

/** The instance whose code runs now; nothing in the simulation's own code. */
export function findInstance(): Instance | undefined {
  return current.getStore();
}

/** One process of the service, simulated inside this one. */
export class Instance {
  readonly name: string;
  readonly kind: 'api' | 'worker';
  isDead = false;
  /** Its connections were cut at some time, so it may not know the result of its last call. */
  wasCut = false;
  /** The offset of its clock from the database clock. */
  skewMs = 0;
  mishap: Mishap | undefined;
  pausedLoops: (() => void)[] = [];
  /** Connections to the database that are open, by the id of their backend. */
  readonly clients = new Map<number, InstanceClient>();

  constructor(name: string, kind: Instance['kind']) {
    this.name = name;
    this.kind = kind;
  }

  run<Result>(work: () => Result): Result {
    return current.run(this, work);
  }

  /** A worker's loops pause between polls; hours of that would be millions of polls. */
  isLoopPause(delayMs: number): boolean {
    return this.kind === 'worker' && delayMs <= longestLoopPauseMs;
  }

  wakeLoops(): void {
    for (const wake of this.pausedLoops.splice(0)) wake();
  }
}
