import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { findFreePort } from '../packages/standins/src/free-port.ts';

export interface RunEnvironment {
  port: string;
  /** Whether the caller chose the port, so that a preview may already run there. */
  isGiven: boolean;
}

/**
 * The port and data folder of this run: the caller's, or else new ones, so that a running preview isn't in the way.
 * Playwright evaluates its configuration again in every worker. Workers inherit the environment of the main process,
 * so the choice is made once and kept there.
 */
export async function claimRunEnvironment(): Promise<RunEnvironment> {
  if (process.env.PORT === undefined) {
    const port = String(await findFreePort());
    const dataDirectory = resolve(import.meta.dirname, `../.data/journeys-${port}`);
    Object.assign(process.env, { PORT: port, JOURNEYS_PORT: port, DATA_DIRECTORY: dataDirectory });
    process.once('exit', () => rmSync(dataDirectory, { recursive: true, force: true }));
  }
  const port = process.env.PORT ?? '';
  return { port, isGiven: port !== process.env.JOURNEYS_PORT };
}
