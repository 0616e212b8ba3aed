import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pretendProgram } from '../test/pretend-program.ts';

const run = promisify(execFile);

// Records the calls to the engine, which talks while it builds and deletes. The checks refuse a source that has a file
// named `red`, and a commit may arrive while they run.
const engine = `
echo "$*" >>"$LOG"
case "$1" in
ps) echo api-1 ;;
inspect) echo "$SERVED" ;;
pull) [ -n "$HAS_IMAGES" ] ;;
build) printf '#12 [12/13] RUN pnpm install\\n#12 DONE 3.1s\\n#13 exporting layers\\n' ;;
rmi) echo 'Untagged: torque-thrust-check:latest' ;;
run)
	if [ -e red ]; then printf 'languages: 5 passed\\nmessages: failed, 1 to fix\\n  en/home.json  no title, %s\\n' "$PASSWORD" && exit 1; fi
	if [ -n "$MEANWHILE" ]; then sh -c "$MEANWHILE"; fi ;;
esac`;

// What the commit brings along, as the real source does.
const releaseScript = `#!/bin/sh
cd "$(dirname "$0")/.."
echo "released $(git log -1 --format=%s) $RELEASE_IMAGES$*" >>"$LOG"
echo '#7 [build 3/4] RUN pnpm build'
[ ! -e broken ] || { echo 'Release 4 did not start.' && exit 1; }
[ ! -e halfway ] || { echo 'Release 4 is live, but grafana did not start.' && exit 10; }
`;

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
  // Nothing of the image that was built for the checks.
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
  expect((await look()).notice).toBe(`refused ${broken} Ada Lovelace broken Release 4 did not start.`);
  expect((await look()).calls).toEqual(['']);
});

test('[RELEASE-01] a release that serves is told as live, with the service that did not start beside it', async () => {
  const { commit, look } = await start();
  const halfway = await commit('halfway');
  expect((await look()).notice).toBe(
    `live ${halfway} Ada Lovelace halfway Release 4 is live, but grafana did not start.`,
  );
  expect((await look()).calls).toEqual(['']);
});

test('[RELEASE-02] the checks of a commit reach no network, and have bounds', async () => {
  const { calls } = await (await start()).look();
  expect(calls).toContain(
    'run --rm --network none --cpu-shares 128 --memory 1500m --pids-limit 512 torque-thrust-check',
  );
});

test('[RELEASE-01] a branch whose name ends like the released one stops no release', async () => {
  const { git, commit, look } = await start();
  await git('branch', 'cms/refs/heads/main');
  await commit('second');
  expect((await look()).released).toEqual(['released second ']);
});

test('[RELEASE-01] a commit without a title is told as well', async () => {
  const { git, look } = await start();
  await git('commit', '--quiet', '--allow-empty', '--allow-empty-message', '--message', '');
  expect((await look()).notice).toBe(`live ${await git('rev-parse', 'HEAD')} Ada Lovelace ?`);
});

test.each(['.env', '.data'])(
  '[RELEASE-02] a commit that tracks %s is refused, and its author learns why',
  async (name) => {
    const { git, commit, look } = await start();
    await look();
    const tracking = await commit('tracking', name);
    const { released, notice } = await look();
    expect(released).toEqual([]);
    expect(notice).toMatch(
      new RegExp(`^refused ${tracking} Ada Lovelace tracking This commit tracks .env or .data`),
    );
    expect((await look()).calls).toEqual(['']);
    await git('rm', '--quiet', name);
    await commit('second');
    expect((await look()).released).toEqual(['released second ']);
  },
);

test('a commit that fails while the network is away is tried again', async () => {
  const { repository, look } = await start();
  const away = `${repository}.away`;
  await expect(look({ MEANWHILE: `mv ${repository} ${away} && exit 1` })).rejects.toThrow();
  await rename(away, repository);
  expect((await look()).released).toEqual(['released first ']);
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

test('[DRAFT-01] drafts are shown before the releaser has released, and in a folder of their own', async () => {
  const { folder, repository, git, look } = await start();
  await run('git', ['clone', '--quiet', '--bare', repository, join(folder, '.git')]);
  await writeFile(join(folder, '.env'), 'DRAFTS_KEY=a-key\n');
  const { calls } = await look({ SERVED: await git('rev-parse', 'HEAD') }, 'show-drafts.sh');
  expect(calls).toContain(`drafts of ${repository} main by first`);
  expect(await readdir(join(folder, '.data/releaser'))).toEqual(['drafts']);
});

test('no build of a draft begins while a commit is checked and released', async () => {
  const { folder, look } = await start();
  const tryLock = `flock --nonblock ${folder}/.data/releaser/lock true || echo locked >>"$LOG"`;
  expect((await look({ MEANWHILE: tryLock })).calls).toContain('locked');
});

/** Watches with these two programs in the place of the real ones, until the test ends. */
async function watch(releases: string, drafts: string, environment: Record<string, string> = {}) {
  const { folder, repository } = await start();
  const log = join(folder, 'log');
  await pretendProgram(join(folder, 'bin'), 'release-newest.sh', releases);
  await pretendProgram(join(folder, 'bin'), 'show-drafts.sh', drafts);
  const watcher = spawn(join(import.meta.dirname, 'watch.sh'), {
    detached: true,
    env: {
      PATH: `${folder}/bin:${process.env.PATH}`,
      ...{ LOG: log, RELEASER_FOLDER: repository, RELEASER_EVERY_SECONDS: '0', ...environment },
    },
  });
  onTestFinished(() => void (watcher.exitCode === null && process.kill(-Number(watcher.pid), 'SIGKILL')));
  const count = async (word: string) => (await readFile(log, 'utf8')).split(word).length - 1;
  return { watcher, count };
}

test('releases do not wait for drafts, and drafts are shown once at a time', async () => {
  const { count } = await watch('echo look >>"$LOG"', 'echo drafts >>"$LOG" && exec tail -f /dev/null');
  await vi.waitFor(async () => expect(await count('look')).toBeGreaterThan(3), { timeout: 10_000 });
  expect(await count('drafts')).toBe(1);
});

test('a compose file that would be missing beside the source is refused before anything is watched', async () => {
  const { watcher, count } = await watch('echo look >>"$LOG"', 'true', {
    COMPOSE_FILE: 'deploy/release.sh:my.yaml',
  });
  const said = (await watcher.stderr.toArray()).join('');
  expect(said).toContain('COMPOSE_FILE names my.yaml, which is not in the repository');
  expect(await count('look')).toBe(0);
});

test('a compose file with an absolute path is watched with', async () => {
  const { count } = await watch('echo look >>"$LOG"', 'true', {
    COMPOSE_FILE: 'deploy/release.sh:/etc/my.yaml',
  });
  await vi.waitFor(async () => expect(await count('look')).toBeGreaterThan(0), { timeout: 10_000 });
});

test('a missing repository is named', async () => {
  const { look } = await start();
  await expect(look({ RELEASER_REPOSITORY: '' })).rejects.toThrow('RELEASER_REPOSITORY: set it in .env');
});
