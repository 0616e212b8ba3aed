import { setTimeout as sleep } from 'node:timers/promises';

/** Only ends a test that hangs. */
const maxMs = 120_000;

/** Polls until there is an answer. */
export async function waitFor<Value>(ask: () => Promise<Value | undefined | false>): Promise<Value> {
  for (const until = Date.now() + maxMs; Date.now() < until; await sleep(50)) {
    const value = await ask();
    if (value !== undefined && value !== false) return value;
  }
  throw new Error(`Nothing after ${maxMs} ms`);
}
