import { join, resolve } from 'node:path';
import type { StandinAddresses } from '../../packages/standins/src/describe-standins.ts';
import { findFreePort } from '../../packages/standins/src/free-port.ts';
import { connectCalendar, disconnectCalendar } from './connect-calendar.ts';
import { localKeys } from './local-keys.ts';
import type { Parts } from './parts.ts';
import { toStandinEnvironment } from './to-standin-environment.ts';

export interface BackendOptions {
  /** Holds the database; another folder is another environment. */
  dataDirectory: string;
  siteOrigin: string;
  apiPort?: number;
  standinArgs?: string[];
  /** Restarts the API and the worker when their code changes. */
  watch?: boolean;
}

export interface RunningBackend {
  apiUrl: string;
  metricsUrl: string;
  workerMetricsUrl: string;
  databaseUrl: string;
  standins: StandinAddresses;
}

const root = resolve(import.meta.dirname, '../..');

/**
 * Starts PostgreSQL, the stand-ins, the API and the worker, and connects the stand-in's company calendar unless
 * `CALENDAR=off`. A variable that is already set overrides ours.
 */
export async function startBackend(parts: Parts, options: BackendOptions): Promise<RunningBackend> {
  const databaseUrl = process.env.DATABASE_URL ?? (await startDatabase(parts, options.dataDirectory));
  const standins = await startStandins(parts, options.standinArgs ?? []);
  const apiPort = options.apiPort ?? (await findFreePort());
  const metricsPort = await findFreePort();
  const workerMetricsPort = await findFreePort();
  const env: Record<string, string | undefined> = {
    ...localKeys,
    TRUST_PROXY: 'true',
    ...toStandinEnvironment(standins),
    ...process.env,
    DATABASE_URL: databaseUrl,
    SITE_ORIGIN: options.siteOrigin,
    HOST: '127.0.0.1',
    PORT: String(apiPort),
    METRICS_PORT: String(metricsPort),
    WORKER_METRICS_PORT: String(workerMetricsPort),
  };
  const watchArgs = options.watch ? ['--watch', '--watch-preserve-output'] : [];
  const start = (name: string, entry: string, port: number) => {
    const readyUrl = `http://127.0.0.1:${port}/readyz`;
    return parts.start({ name, ...toNodeCommand(entry, [], watchArgs), env, readyUrl });
  };
  await start('api', 'apps/api/src/server.ts', apiPort);
  await start('worker', 'apps/api/src/worker.ts', workerMetricsPort);
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const calendar = { env, apiUrl, company: standins.google.company, dataDirectory: options.dataDirectory };
  if (process.env.CALENDAR === 'off') await disconnectCalendar(calendar);
  else if (env.GOOGLE_TOKEN_URL === standins.google.tokenUrl) await connectCalendar(calendar);
  return {
    apiUrl,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    workerMetricsUrl: `http://127.0.0.1:${workerMetricsPort}/metrics`,
    databaseUrl,
    standins,
  };
}

/** Starts only the database of an environment; returns its URL. */
export function startDatabase(parts: Parts, dataDirectory: string): Promise<string> {
  const command = toNodeCommand('scripts/run-postgres.ts', [join(dataDirectory, 'postgres')]);
  return parts.startAndWaitForLine({ name: 'postgres', ...command }, /^postgresql:/);
}

async function startStandins(parts: Parts, args: string[]): Promise<StandinAddresses> {
  const command = toNodeCommand('packages/standins/src/run.ts', args);
  return JSON.parse(await parts.startAndWaitForLine({ name: 'standins', ...command }, /^\{/));
}

function toNodeCommand(entry: string, args: string[], nodeArgs: string[] = []) {
  return { command: process.execPath, args: [...nodeArgs, join(root, entry), ...args] };
}
