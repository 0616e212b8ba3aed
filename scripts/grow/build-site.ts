import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Builds a copy of the site as `pnpm build` does and returns the folder of its files. */
export async function buildSite(web: string): Promise<string> {
  // Without pnpm, which would try to install the packages of an unknown folder.
  await run(join(web, 'node_modules/.bin/react-router'), ['build'], { cwd: web, maxBuffer: 2 ** 28 });
  await run(process.execPath, ['build-steps/finish-build.ts'], { cwd: web });
  return join(web, 'build/client');
}
