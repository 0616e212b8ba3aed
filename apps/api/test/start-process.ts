import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@tt/standins/free-port';
import { onTestFinished } from 'vitest';
import { anonKey, createTestEnvironment } from './test-config.ts';

/** Starts of the same code take half the time. Entries are keyed by content, so runs may share them. */
const compileCache = join(tmpdir(), 'tt-compile-cache');

export interface TestProcess {
  child: ChildProcess;
  origin: string;
  output: () => string;
  /** Resolves with the exit code, or the name of the signal that ended it. */
  ended: Promise<number | string>;
}

/** A real process of one of the entries, killed when the test ends. */
export async function startProcess(
  entry: string,
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<TestProcess> {
  const port = await findFreePort();
  const workerPort = await findFreePort();
  const child = spawn(process.execPath, [fileURLToPath(new URL(entry, import.meta.url))], {
    env: {
      ...createTestEnvironment(databaseUrl),
      PORT: String(port),
      WORKER_METRICS_PORT: String(workerPort),
      LOG_LEVEL: 'info',
      NODE_COMPILE_CACHE: compileCache,
      ...environment,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const servesMetricsOnly = entry.includes('worker');
  return {
    child,
    origin: `http://127.0.0.1:${servesMetricsOnly ? workerPort : port}`,
    output: () => output,
    ended,
  };
}

/** Only ends a test that hangs. */
const maxMs = 120_000;

/** Waits until the process says that it can be used. */
export async function waitUntilReady({ origin, child, output }: TestProcess): Promise<void> {
  const deadline = Date.now() + maxMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const isReady = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await sleep(50);
  }
  throw new Error(`The process did not become ready:\n${output()}`);
}

/** Waits until a server that has just started no longer refuses calls because of its startup load. */
export async function waitUntilNotBusy({ origin, output }: TestProcess): Promise<void> {
  const headers = { apikey: anonKey, authorization: `Bearer ${anonKey}` };
  const deadline = Date.now() + maxMs;
  while (Date.now() < deadline) {
    const response = await fetch(`${origin}/functions/v1/booking-availability`, { headers });
    if (response.ok) return;
    await sleep(100);
  }
  throw new Error(`The server stayed busy:\n${output()}`);
}
