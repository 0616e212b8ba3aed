import { cp, mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const copied = [
  'app',
  'build-steps',
  'content',
  'messages',
  'public',
  '.env',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** Copies the site's sources, shares its installed packages and returns the copy's folder. */
export async function copySite(directory: string): Promise<string> {
  const source = join(root, 'apps/web');
  const web = join(directory, 'apps/web');
  await mkdir(web, { recursive: true });
  await cp(join(root, 'tsconfig.base.json'), join(directory, 'tsconfig.base.json'));
  for (const name of copied) await cp(join(source, name), join(web, name), { recursive: true });
  await symlink(join(source, 'node_modules'), join(web, 'node_modules'));
  return web;
}
