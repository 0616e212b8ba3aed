import { setTimeout as sleep } from 'node:timers/promises';

/** Polls until there is an answer. Returns it with the time it took. */
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
