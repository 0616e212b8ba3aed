import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ownRoot = fileURLToPath(new URL('../..', import.meta.url));
const contract = 'packages/contract';
const parts = ['apps/api', contract];

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
  for (const name of await listDependencies(join(folder, part))) {
    const link = join(folder, part, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(name === '@tt/contract' ? join(folder, contract) : await getInstalled(part, name), link);
  }
}

async function listDependencies(folder: string): Promise<string[]> {
  const manifest: { dependencies?: object } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  return Object.keys(manifest.dependencies ?? {});
}

/** A package that only the previous release needs is a dependency of this suite. */
async function getInstalled(part: string, name: string): Promise<string> {
  for (const owner of [part, 'resilience']) {
    const found = await realpath(join(ownRoot, owner, 'node_modules', name)).catch(() => undefined);
    if (found) return found;
  }
  throw new Error(`The release needs ${name}, which is not installed: add it to resilience/package.json`);
}
