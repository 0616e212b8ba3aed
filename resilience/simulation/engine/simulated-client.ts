import { EventEmitter } from 'node:events';
import type pg from 'pg';
import type { Connections } from './connections.ts';
import type { Instance } from './instance.ts';
import type { Scheduler } from './scheduler.ts';

type Callback = (error?: unknown, answer?: unknown) => void;
type Driver = pg.Client & { processID: number; getTransactionStatus: () => string | null };

/** A class of database clients for a pool, whose statements run when the scheduler picks them. */
export function createClientClass(instance: Instance, scheduler: Scheduler, connections: Connections) {
  return class SimulatedClient extends EventEmitter {
    /** The pool asks for these two. */
    _queryable = true;
    _ending = false;
    #driver: Driver | undefined;
    #running = 0;

    /** A dead process waits forever. */
    connect(callback: Callback): void {
      if (instance.isDead) return;
      this.#attach(connections.take() as Driver);
      process.nextTick(callback);
    }

    query(...args: unknown[]): Promise<unknown> | undefined {
      const callback = typeof args.at(-1) === 'function' ? (args.pop() as Callback) : undefined;
      const answer = scheduler.call({
        instance,
        backend: this.#driver?.processID ?? 0,
        words: toWords(args),
        send: () => this.#send(args),
      });
      if (!callback) return answer;
      answer.then(
        (result) => process.nextTick(callback, null, result),
        (error: unknown) => process.nextTick(callback, error),
      );
      return undefined;
    }

    end(callback: Callback = () => undefined): void {
      this.leave();
      process.nextTick(callback);
    }

    /** Returns the connection to the stock if it is clean. */
    leave(): void {
      const driver = this.#driver;
      this.#detach();
      if (!driver) return;
      if (this._queryable && this.#running === 0 && driver.getTransactionStatus() === 'I')
        connections.give(driver);
      else void driver.end();
    }

    async #send(args: unknown[]): Promise<unknown> {
      const driver = this.#driver;
      if (!driver || !this._queryable) throw new Error('Connection terminated unexpectedly');
      this.#running += 1;
      try {
        return await driver.query(...(args as [string]));
      } finally {
        this.#running -= 1;
      }
    }

    /** The connection is gone. The order of socket events differs each time, so the simulation emits them. */
    lose(error: Error): void {
      this._queryable = false;
      this.#detach();
      if (!instance.isDead) this.emit('error', error);
    }

    #attach(driver: Driver): void {
      this.#driver = driver;
      instance.clients.set(driver.processID, this);
    }

    #detach(): void {
      if (!this.#driver) return;
      instance.clients.delete(this.#driver.processID);
      this.#driver = undefined;
      this._ending = true;
    }
  };
}

/** For traces: the statement's name or first words, and its subject. */
function toWords([query, values]: unknown[]): string {
  const { name, text, values: own } = (typeof query === 'string' ? { text: query } : query) as pg.QueryConfig;
  const start = name ?? text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  const queue = /name = '([^']+)'/.exec(text)?.[1] ?? '';
  return `${start} ${queue} ${JSON.stringify(values ?? own ?? [])}`.slice(0, 200);
}
