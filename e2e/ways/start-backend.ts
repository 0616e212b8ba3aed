import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../packages/standins/src/free-port.ts';

const entry = resolve(import.meta.dirname, '../../apps/api/src/all.ts');

/** API and worker in one process. `output` is all of its log. */
export async function startBackend(environment: Record<string, string>) {
  const workerPort = String(await findFreePort());
  const child = spawn(process.execPath, [entry], {
    env: {
      METRICS_PORT: String(await findFreePort()),
      WORKER_METRICS_PORT: workerPort,
      ...environment,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended: Promise<number | string> = once(child, 'exit').then(([code, signal]) => code ?? signal);
  const isReady = (port: string | undefined) =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    ended,
    output: () => output,
    /** Both parts are ready, or the process has ended. */
    untilReady: async () => {
      for (const port of [environment.PORT, workerPort])
        while (!(await isReady(port))) {
          if (child.exitCode !== null) throw new Error(`The backend ended:\n${output}`);
          await sleep(100);
        }
    },
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    /** Also after a failed test. */
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
