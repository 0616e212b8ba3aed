import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './start-child.ts';

const pollMs = 100;

/** Waits until the address answers with a success, and says why not when its process ends first. */
export async function waitUntilReady(child: Child, url: string, timeoutMs = 60_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let end: string | undefined;
  child.ended.then((reason) => {
    end = reason;
  });
  while (!(await answers(url))) {
    if (end !== undefined) throw new Error(`${child.name} ${end} before it was ready\n${child.logTail()}`);
    if (Date.now() > deadline) {
      throw new Error(`${child.name} did not answer at ${url} within ${timeoutMs} ms\n${child.logTail()}`);
    }
    await sleep(pollMs);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: 'manual' });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
