import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findFreePort } from '../../packages/standins/src/free-port.ts';
import { Parts } from '../../scripts/process/parts.ts';
import { toCaddyPart } from '../../scripts/process/to-caddy-part.ts';
import { siteDirectory } from '../built/built-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteOrigin: string;
  }
}

// Nothing listens there, because no test needs the backend.
const apiUpstream = '127.0.0.1:9';

/** Serves the built site as in production while the tests run, and returns how to stop. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(siteDirectory, 'en/index.html'))) {
    throw new Error(`There is no built site in ${siteDirectory}: run \`pnpm build\` first.`);
  }
  const stateDirectory = await mkdtemp(join(tmpdir(), 'site-tests-'));
  const parts = new Parts(() => {});
  parts.onStopped(() => rm(stateDirectory, { recursive: true, force: true }));
  const port = await findFreePort();
  try {
    await parts.start(toCaddyPart({ port, siteRoot: siteDirectory, apiUpstream, stateDirectory }));
  } catch (error) {
    await parts.stop();
    throw error;
  }
  project.provide('siteOrigin', `http://127.0.0.1:${port}`);
  return () => parts.stop();
}
