import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again until the answer is there; the time it took is the answer's second part. */
export async function waitFor<Value>(
  ask: () => Promise<Value | undefined | false>,
  timeoutMs = 30_000,
): Promise<{ value: Value; elapsedMs: number }> {
  const startedAt = Date.now();
  while (Date.now() - startedAt < timeoutMs) {
    const value = await ask();
    if (value !== undefined && value !== false) return { value, elapsedMs: Date.now() - startedAt };
    await sleep(50);
  }
  throw new Error(`Nothing after ${timeoutMs} ms`);
}
