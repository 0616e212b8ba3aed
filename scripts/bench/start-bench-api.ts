import { resolve } from 'node:path';
import { findFreePort } from '../../packages/standins/src/free-port.ts';
import type { Parts } from '../process/parts.ts';

const entry = resolve(import.meta.dirname, '../../apps/api/src/server.ts');

export interface BenchApi {
  port: number;
  origin: string;
  metricsUrl: string;
}

/** Starts an API process of its own, as in production. */
export async function startBenchApi(
  parts: Parts,
  name: string,
  settings: Record<string, string>,
): Promise<BenchApi> {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  const origin = `http://127.0.0.1:${port}`;
  await parts.start({
    name,
    command: process.execPath,
    args: [entry],
    env: { ...settings, PORT: String(port), METRICS_PORT: String(metricsPort) },
    readyUrl: `${origin}/readyz`,
  });
  return { port, origin, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` };
}
