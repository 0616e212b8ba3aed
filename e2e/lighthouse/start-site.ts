import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '../../packages/standins/src/free-port.ts';
import { writeStrippedPages } from './write-stripped-pages.ts';

const root = resolve(import.meta.dirname, '../..');

/** Serves a copy of the built site, with stripped pages, and the backend behind it. */
export async function startSite(paths: readonly string[]) {
  const folder = join(root, `.data/lighthouse-${process.pid}`);
  const siteRoot = join(folder, 'site');
  await cp(join(root, 'apps/web/build/client'), siteRoot, { recursive: true });
  await writeStrippedPages(siteRoot, paths);
  const port = await findFreePort();
  const preview = spawn('node', ['scripts/preview.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      SITE_ORIGIN: `http://127.0.0.1:${port}`,
      SITE_ROOT: siteRoot,
      DATA_DIRECTORY: join(folder, 'data'),
      AVAILABILITY_PER_ADDRESS_AND_MINUTE: '100000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (preview.exitCode === null) {
      const ended = once(preview, 'exit');
      preview.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: preview.stdout })) {
    if (line.startsWith('ready ')) return { origin: `http://127.0.0.1:${port}`, stop };
  }
  await stop();
  throw new Error('The preview did not start');
}
