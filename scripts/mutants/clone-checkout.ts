import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Makes a fresh clone of what is committed, with its packages installed, and returns its folder. */
export function cloneCheckout(name: string): string {
  const folder = join(root, '.data/trials', name);
  rmSync(folder, { recursive: true, force: true });
  execFileSync('git', ['clone', '--quiet', '--shared', root, folder]);
  execFileSync('pnpm', ['install', '--offline', '--frozen-lockfile'], { cwd: folder, stdio: 'ignore' });
  return folder;
}
