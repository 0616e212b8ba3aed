import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './start-child.ts';

const pollMs = 100;
const requestTimeoutMs = 2_000;

/** Waits until a process is ready, or reports why it ended first. */
export async function waitUntilReady<Result>(
  child: Child,
  isReady: (signal: AbortSignal) => Promise<Result>,
  timeoutMs = 180_000,
): Promise<Result> {
  const giveUp = new AbortController();
  const ended = child.ended.then((reason) => {
    throw new Error(`${child.name} ${reason} before it was ready\n${child.logTail()}`);
  });
  const tooLate = sleep(timeoutMs, undefined, { signal: giveUp.signal }).then(() => {
    throw new Error(`${child.name} was not ready within ${timeoutMs} ms\n${child.logTail()}`);
  });
  tooLate.catch(() => {});
  ended.catch(() => {});
  try {
    return await Promise.race([isReady(giveUp.signal), ended, tooLate]);
  } finally {
    giveUp.abort();
  }
}

/** Polls the URL until it answers without an error. */
export async function waitForAnswer(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await answers(url))) await sleep(pollMs);
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(requestTimeoutMs), redirect: 'manual' });
    await response.body?.cancel();
    // By this name, the site may lead to its origin.
    return response.status < 400;
  } catch {
    return false;
  }
}
