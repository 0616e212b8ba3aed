import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { pretendProgram } from '../test/pretend-program.ts';

const run = promisify(execFile);

// Records the calls to the engine. The checks refuse a source that has a file named `red`, and a commit may arrive
// while they run.
const engine = `
echo "$*" >>"$LOG"
case "$1" in
ps) echo api-1 ;;
inspect) echo "$SERVED" ;;
pull) [ -n "$HAS_IMAGES" ] ;;
run)
	if [ -e red ]; then printf 'languages: 5 passed\\nmessages: failed, 1 to fix\\n  en/home.json  no title, %s\\n' "$PASSWORD" && exit 1; fi
	if [ -n "$MEANWHILE" ]; then sh -c "$MEANWHILE"; fi ;;
esac`;

// What the commit brings along, as the real source does.
const releaseScript =
  '#!/bin/sh\ncd "$(dirname "$0")/.." && echo "released $(git log -1 --format=%s) $RELEASE_IMAGES" >>"$LOG" && test ! -e broken\n';

const draftsScript =
  '#!/bin/sh\ncd "$(dirname "$0")/.." && echo "drafts of $* by $(git log -1 --format=%s)" >>"$LOG"\n';

interface Machine {
  cores?: string;
  freeMb?: string;
  environment?: Record<string, string>;
}

/** A repository with a first commit, a machine that polls it, and a person who changes it. */
async function start({ cores = '1000', freeMb = '9000', environment = {} }: Machine = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'releaser-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [bin, repository, log] = ['bin', 'repository', 'log'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await mkdir(bin);
  await mkdir(join(repository, 'deploy'), { recursive: true });
  await writeFile(log, '');
  await writeFile(join(folder, '.env'), "POSTGRES_PASSWORD='sesame-of-the-site'\n");
  await pretendProgram(bin, 'docker', engine);
  await pretendProgram(bin, 'nproc', `echo ${cores}`);
  await pretendProgram(bin, 'df', `printf 'Filesystem\\n/dev/vda 1 1 ${freeMb} 1%% /\\n'`);
  await pretendProgram(bin, 'sleep', 'echo "waited $1" >>"$LOG"');
  await writeFile(join(repository, 'deploy/release.sh'), releaseScript, { mode: 0o755 });
  await writeFile(join(repository, 'deploy/drafts.sh'), draftsScript, { mode: 0o755 });
  const git = async (...words: string[]) => {
    const identity = ['-c', 'user.name=Ada Lovelace', '-c', 'user.email=ada@site.example'];
    return (await run('git', ['-C', repository, ...identity, ...words])).stdout.trim();
  };
  await git('init', '--quiet', '--initial-branch', 'main');
  const commit = async (title: string, file = title) => {
    await writeFile(join(repository, file), title);
    await git('add', '.');
    await git('commit', '--quiet', '--message', title);
    return git('rev-parse', 'HEAD');
  };
  await commit('first');
  const look = async (more: Record<string, string> = {}, script = 'release-newest.sh') => {
    const env = {
      PATH: `${bin}:${process.env.PATH}`,
      LOG: log,
      RELEASER_FOLDER: folder,
      RELEASER_REPOSITORY: repository,
      COMPOSE_PROJECT_NAME: 'torque-thrust',
      PASSWORD: 'sesame-of-the-site',
      ...environment,
      ...more,
    };
    await writeFile(log, '');
    await run(join(import.meta.dirname, script), { env });
    const calls = (await readFile(log, 'utf8')).split('\n');
    const [, notice = ''] = calls.join('\n').split('release-notice ');
    return { calls, released: calls.filter((call) => call.startsWith('released')), notice: notice.trim() };
  };
  return { folder, repository, git, commit, look };
}

test('[RELEASE-01] a new commit goes live once, and the company reads what and by whom', async () => {
  const { git, look } = await start();
  const { released, notice } = await look();
  expect(released).toEqual(['released first ']);
  expect(notice).toBe(`live ${await git('rev-parse', 'HEAD')} Ada Lovelace first`);
  expect((await look()).calls).toEqual(['']);
});

test('[RELEASE-02] a commit that the checks refuse never goes live, and its author learns why, without a secret', async () => {
  const { git, commit, look } = await start();
  await look();
  const red = await commit('red');
  const { released, notice } = await look();
  expect(released).toEqual([]);
  expect(notice).toBe(
    `refused ${red} Ada Lovelace red messages: failed, 1 to fix\n  en/home.json  no title, ***`,
  );
  expect((await look()).calls).toEqual(['']);
  await git('revert', '--no-edit', 'HEAD');
  expect((await look()).released).toEqual(['released Revert "red" ']);
});

test('a commit whose release fails is refused as well, and not tried again', async () => {
  const { commit, look } = await start();
  const broken = await commit('broken');
  expect((await look()).notice).toContain(`refused ${broken}`);
  expect((await look()).calls).toEqual(['']);
});

test('[RELEASE-03] of two commits the newer goes live, even if it arrives while the other is checked', async () => {
  const { repository, commit, look } = await start();
  await commit('second');
  await commit('third');
  expect((await look()).released).toEqual(['released third ']);
  await commit('fourth');
  const add = `cd ${repository} && [ -e fifth ] || { touch fifth && git add fifth && git -c user.name=Ada -c user.email=ada@site.example commit -qm fifth; }`;
  expect((await look({ MEANWHILE: add })).released).toEqual(['released fifth ']);
});

test('what was released by hand is not released again', async () => {
  const { git, look } = await start();
  const { released } = await look({ SERVED: await git('rev-parse', 'HEAD') });
  expect(released).toEqual([]);
});

test('what a change leaves behind is not part of the next one', async () => {
  const { folder, git, commit, look } = await start();
  await commit('red');
  await look();
  await writeFile(join(folder, '.data/releaser/source/stray'), '');
  await git('rm', '--quiet', 'red');
  await commit('second');
  await look();
  const { stdout } = await run('ls', ['-A', join(folder, '.data/releaser/source')]);
  expect(stdout.split('\n').toSorted()).toEqual(['', '.env', '.git', 'deploy', 'first', 'second']);
});

test('a busy machine is left in peace for three minutes', async () => {
  const { look } = await start({ cores: '0' });
  const { calls, released } = await look();
  expect(calls.filter((call) => call === 'waited 30')).toHaveLength(6);
  expect(released).toEqual(['released first ']);
});

test('[RELEASE-04] a disk that is nearly full refuses the release, after old build caches have gone', async () => {
  const { look } = await start({ freeMb: '3000' });
  const { calls, released, notice } = await look();
  expect(calls).toContain('builder prune --force --filter until=168h');
  expect(calls.join('\n')).not.toContain('build --file');
  expect(released).toEqual([]);
  expect(notice).toContain('Less than 4000 MB are free');
});

test('[RELEASE-05] images of a registry replace checks and build, as soon as the registry has them', async () => {
  const { look } = await start({ environment: { RELEASER_IMAGES: 'registry.example/site' } });
  expect((await look()).released).toEqual([]);
  const { calls, released } = await look({ HAS_IMAGES: 'yes' });
  expect(calls.join('\n')).not.toMatch(/^(build|run) /m);
  expect(released).toEqual(['released first registry.example/site']);
});

test('[DRAFT-01] drafts are shown by the source of the release that serves, if there is a key', async () => {
  const { folder, repository, git, commit, look } = await start();
  const served = await git('rev-parse', 'HEAD');
  await look();
  await commit('red');
  await look();
  const show = async () => {
    const { calls } = await look({ SERVED: served }, 'show-drafts.sh');
    return calls.filter((call) => call.startsWith('drafts'));
  };
  expect(await show()).toEqual([]);
  await writeFile(join(folder, '.env'), 'DRAFTS_KEY=a-key\n');
  expect(await show()).toEqual([`drafts of ${repository} main by first`]);
});

test('a missing repository is named', async () => {
  const { look } = await start();
  await expect(look({ RELEASER_REPOSITORY: '' })).rejects.toThrow('RELEASER_REPOSITORY: set it in .env');
});
