import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { localKeys } from '../../scripts/process/local-keys.ts';
import { loadEndpoints } from './load-endpoints.ts';

const root = resolve(import.meta.dirname, '../..');

/** Runs `pnpm ops` with these arguments and returns its output. */
export async function runOps(...words: string[]): Promise<string> {
  const { databaseUrl, site } = loadEndpoints();
  // Receivers of webhooks are on this machine.
  const settings = {
    DATABASE_URL: databaseUrl,
    SITE_ORIGIN: site,
    WEBHOOK_ALLOW_PRIVATE: 'true',
    ...localKeys,
  };
  const { stdout } = await promisify(execFile)(process.execPath, ['apps/api/src/ops.ts', ...words], {
    cwd: root,
    env: { ...process.env, ...settings },
  });
  return stdout;
}
