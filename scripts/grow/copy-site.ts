import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const copied = [
  'app',
  'build-steps',
  'content',
  'editor',
  'messages',
  'public',
  '.env',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** Copies the site's sources and the contract, shares their installed packages and returns the copy's folder. */
export async function copySite(directory: string): Promise<string> {
  const source = join(root, 'apps/web');
  const web = join(directory, 'apps/web');
  await mkdir(web, { recursive: true });
  await cp(join(root, 'tsconfig.base.json'), join(directory, 'tsconfig.base.json'));
  for (const name of copied) await cp(join(source, name), join(web, name), { recursive: true });
  await copyContract(directory);
  await linkPackages(join(source, 'node_modules'), join(web, 'node_modules'));
  await symlink(join(directory, 'packages/contract'), join(web, 'node_modules/@tt/contract'));
  return web;
}

async function copyContract(directory: string): Promise<void> {
  const source = join(root, 'packages/contract');
  const contract = join(directory, 'packages/contract');
  await mkdir(contract, { recursive: true });
  for (const name of ['package.json', 'messages', 'src'])
    await cp(join(source, name), join(contract, name), { recursive: true });
  await symlink(join(source, 'node_modules'), join(contract, 'node_modules'));
}

/** Links installed packages, except our own. */
async function linkPackages(source: string, target: string): Promise<void> {
  await mkdir(join(target, '@tt'), { recursive: true });
  const names = (await readdir(source)).filter((name) => name !== '@tt');
  for (const name of names) await symlink(join(source, name), join(target, name));
}
