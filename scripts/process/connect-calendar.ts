import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { StandinAddresses } from '../../packages/standins/src/describe-standins.ts';

export interface CalendarOptions {
  /** The environment of the API and the worker. */
  env: Record<string, string | undefined>;
  apiUrl: string;
  company: StandinAddresses['google']['company'];
  dataDirectory: string;
}

const ops = resolve(import.meta.dirname, '../../apps/api/src/ops.ts');
const openingMs = 60_000;

/**
 * Connects the stand-in's company calendar with the operator's own command, and waits until the worker has read its busy
 * times. A new stand-in has forgotten the events of a database that is older, so they are entered again.
 */
export async function connectCalendar(options: CalendarOptions): Promise<void> {
  const file = join(options.dataDirectory, 'refresh-token');
  await writeFile(file, options.company.refreshToken);
  await runOps(options, 'connect', '--refresh-token-file', file);
  await runOps(options, 'resync');
  await waitUntilOpen(options);
}

/** An earlier run on the same database may have connected it. */
export async function disconnectCalendar(options: CalendarOptions): Promise<void> {
  await runOps(options, 'disconnect');
}

async function runOps({ env }: CalendarOptions, ...words: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [ops, 'calendar', ...words], { env });
}

async function waitUntilOpen({ apiUrl, env }: CalendarOptions): Promise<void> {
  const deadline = Date.now() + openingMs;
  const headers = { apikey: env.PUBLIC_ANON_KEY ?? '', authorization: `Bearer ${env.PUBLIC_ANON_KEY}` };
  while (Date.now() < deadline) {
    const response = await fetch(`${apiUrl}/functions/v1/google-calendar-config`, { headers });
    const { methods = [] } = response.ok ? ((await response.json()) as { methods?: string[] }) : {};
    if (methods.includes('email')) return;
    await sleep(200);
  }
  throw new Error('The worker did not read the busy times of the company calendar.');
}
