import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Builds a copy of the site as `pnpm build` does and returns the folder of its files. */
export async function buildSite(web: string, environment: Record<string, string> = {}): Promise<string> {
  const options = { cwd: web, env: { ...process.env, ...environment }, maxBuffer: 2 ** 28 };
  // Without pnpm, which would try to install the packages of an unknown folder.
  await run(join(web, 'node_modules/.bin/react-router'), ['build'], options);
  await run(process.execPath, ['--env-file=.env', 'build-steps/finish-build.ts'], options);
  return join(web, 'build/client');
}
