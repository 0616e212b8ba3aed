import { setInterval as every } from 'node:timers/promises';
import type { Parts } from './parts.ts';

const parentPollMs = 500;

/** Starts the parts, stays until a signal or a failure, stops all of them and ends the process. */
export async function runUntilStopped(parts: Parts, start: () => Promise<void>): Promise<never> {
  const stopped = waitForStop();
  let exitCode = 0;
  try {
    await Promise.race([start().then(() => stopped), stopped, parts.failure]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    exitCode = 1;
  }
  await parts.stop();
  process.exit(exitCode);
}

function waitForStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    if (process.env.npm_lifecycle_event) waitForParentEnd().then(resolve);
  });
}

// A package manager does not always forward the signal to its script.
async function waitForParentEnd(): Promise<void> {
  const parent = process.ppid;
  for await (const _ of every(parentPollMs)) if (process.ppid !== parent) return;
}
