import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, realpath, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ownRoot = fileURLToPath(new URL('../..', import.meta.url));
const parts = ['apps/api', 'packages/contract'];

/** Puts API and contract as of a commit into a folder of their own, with the packages that are installed here. */
export async function extractRelease(commit: string): Promise<string> {
  await requireCommit(commit);
  const folder = await mkdtemp(join(tmpdir(), `tt-release-${commit}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const archive = spawn('git', ['archive', commit, ...parts, 'tsconfig.base.json', 'package.json'], {
    cwd: ownRoot,
  });
  const unpack = spawn('tar', ['-x', '-C', folder]);
  archive.stdout.pipe(unpack.stdin);
  const [code] = await once(unpack, 'close');
  if (code !== 0) throw new Error(`The release ${commit} could not be unpacked`);
  for (const part of parts) await linkPackages(folder, part);
  return folder;
}

async function requireCommit(commit: string): Promise<void> {
  await run('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ownRoot }).catch((cause) => {
    throw new Error(`The commit ${commit} is not in this clone: fetch the whole history`, { cause });
  });
}

/** Links to the real folders: pnpm's own links are relative and would lead out of the copy. */
async function linkPackages(folder: string, part: string): Promise<void> {
  const source = join(ownRoot, part, 'node_modules');
  for (const name of await listPackages(source)) {
    const target =
      name === '@tt/contract' ? join(folder, 'packages/contract') : await realpath(join(source, name));
    const link = join(folder, part, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(target, link);
  }
}

async function listPackages(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  const scoped = await Promise.all(
    names
      .filter((name) => name.startsWith('@'))
      .map(async (scope) => (await readdir(join(folder, scope))).map((name) => `${scope}/${name}`)),
  );
  return [...names.filter((name) => !name.startsWith('@')), ...scoped.flat()];
}
