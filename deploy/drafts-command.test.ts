import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { pretendProgram } from './test/pretend-program.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..');
const key = 'k'.repeat(32);

// Plans with the real program. Instead of a build, a container of this kind ends as the test wants.
const engine = `
case "$*" in
inspect*revision*) echo unknown ;;
inspect*version*) cat "$RELEASED" ;;
"image ls --quiet"*) echo image-1 ;;
*" drafts plan") RELEASE=$(cat "$RELEASED") exec node "${root}/apps/web/build-steps/draft/drafts.ts" plan ;;
*" draft build "*)
	shift 7
	echo "$2 $(tar -t | xargs)" >>"$LOG"
	[ -z "$KILLED" ] || exit 137
	echo "{\\"branch\\":\\"$2\\",\\"commit\\":\\"$3\\",\\"release\\":\\"$RELEASE\\",\\"state\\":\\"built\\"}" >"$LOG.json"
	mkdir "$DRAFTS_FOLDER/$1" && mv "$LOG.json" "$DRAFTS_FOLDER/$1/draft.json"
	[ -z "$MEANWHILE" ] || sh -c "$MEANWHILE"
	echo built ;;
esac`;

interface Machine {
  freeMb?: string;
  killed?: string;
  /** A command that runs while a draft is built. */
  meanwhile?: string;
}

/** A repository as code hosts serve it, and a machine with release 7 that shows its drafts. */
async function start() {
  const folder = await mkdtemp(join(tmpdir(), 'drafts-command-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const place = (name: string) => join(folder, name);
  for (const name of ['bin', 'machine/deploy', 'drafts']) await mkdir(place(name), { recursive: true });
  await cp(join(root, 'deploy/drafts.sh'), place('machine/deploy/drafts.sh'));
  await pretendProgram(place('bin'), 'docker', engine);
  await writeFile(place('released'), '7');
  const git = async (...words: string[]) => {
    const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@site.example'];
    return run('git', ['-C', place('repository'), ...identity, ...words]);
  };
  await run('git', ['init', '--quiet', '--initial-branch', 'main', place('repository')]);
  await git('config', 'uploadpack.allowFilter', 'true');
  await git('commit', '--quiet', '--allow-empty', '--message', 'first');
  /** Saves a draft of its own branch. */
  const save = async (name: string, bytes: number) => {
    await git('switch', '--quiet', '--create', `cms/${name}`, 'main');
    await writeFile(join(place('repository'), name), Buffer.alloc(bytes, 'x'));
    await git('add', '.');
    await git('commit', '--quiet', '--message', name);
    await git('switch', '--quiet', 'main');
  };
  /** Runs the command, and returns the state of each draft and what was built. */
  const show = async ({ freeMb = '9000', killed = '', meanwhile = '' }: Machine = {}) => {
    await pretendProgram(place('bin'), 'df', `printf 'Filesystem\\n/dev/vda 1 1 ${freeMb} 1%% /\\n'`);
    await writeFile(place('log'), '');
    const env = {
      ...{ PATH: `${place('bin')}:${process.env.PATH}`, LOG: place('log'), RELEASED: place('released') },
      ...{ DRAFTS_FOLDER: place('drafts'), DRAFTS_KEY: key, SITE_ORIGIN: 'https://site.example' },
      ...{ KILLED: killed, MEANWHILE: meanwhile, RELEASE_LOCK: folder },
    };
    const { stdout } = await run(place('machine/deploy/drafts.sh'), [place('repository')], { env });
    const states = stdout.trim().split('\n').filter(Boolean);
    const built = (await readFile(place('log'), 'utf8')).trim().split('\n').filter(Boolean);
    return { states: states.map((line) => line.replace(/ .* /, ' ')), built };
  };
  const readFailures = async () => {
    const tokens = await readdir(place('drafts'));
    const pages = tokens.map((token) =>
      readFile(join(place('drafts'), token, 'failed.html'), 'utf8').catch(() => ''),
    );
    return (await Promise.all(pages)).filter(Boolean);
  };
  return { folder, place, git, save, show, readFailures };
}

test('[DRAFT-01] each draft is built once, one after the other, then kept and at last removed', async () => {
  const { place, git, save, show } = await start();
  await save('a', 10);
  await save('b', 10);
  const { states, built } = await show();
  expect(states.toSorted()).toEqual(['cms/a built', 'cms/b built']);
  expect(built.toSorted()).toEqual(['cms/a a', 'cms/b b']);
  expect(await show()).toEqual({ states: expect.arrayContaining(['cms/a kept', 'cms/b kept']), built: [] });
  await git('branch', '--quiet', '-D', 'cms/a');
  expect((await show()).states.toSorted()).toEqual(['cms/a removed', 'cms/b kept']);
  // What the closed draft had leaves the disk with the clone, and the next run starts another one.
  expect(await readdir(place('machine/.data'))).not.toContain('drafts.git');
  expect((await show()).states).toEqual(['cms/b kept']);
});

test('[DRAFT-01] a draft whose build is killed is not tried again, and its address says so', async () => {
  const { save, show, readFailures } = await start();
  await save('a', 10);
  expect(await show({ killed: 'yes' })).toEqual({ states: ['cms/a failed'], built: ['cms/a a'] });
  expect(await readFailures()).toEqual([
    expect.stringMatching(/The build did not end\. .* 10 minutes and 1\.5 GB/),
  ]);
  expect(await show()).toEqual({ states: ['cms/a kept'], built: [] });
});

test('[DRAFT-01] a file that is too large is not fetched, and fails its draft alone, as too many files do', async () => {
  const { place, git, save, show, readFailures } = await start();
  await save('large', 21_000_000);
  await save('small', 10);
  await git('switch', '--quiet', '--create', 'cms/many', 'main');
  for (const name of ['1', '2', '3'])
    await writeFile(join(place('repository'), name), Buffer.alloc(18_000_000, name));
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'many');
  const { states, built } = await show();
  expect(states.toSorted()).toEqual(['cms/large failed', 'cms/many failed', 'cms/small built']);
  expect(built).toEqual(['cms/small small']);
  expect(await readFailures()).toEqual(
    Array(2).fill(expect.stringContaining('have 50 MB of changed files, each of at most 20 MB')),
  );
});

test('a disk that is nearly full leaves the drafts as they are, and nothing is fetched', async () => {
  const { place, save, show } = await start();
  await save('a', 10);
  await expect(show({ freeMb: '3000' })).rejects.toThrow(
    'Less than 4000 MB are free on the disk, so the drafts stay',
  );
  expect(await readdir(place('machine/.data'))).toEqual(['drafts.lock']);
});

test('no build begins while a release is under way, and after it the next run builds with its code', async () => {
  const { folder, place, save, show } = await start();
  await save('a', 10);
  const hold = `echo locked && read -r line && echo released >>${place('log')}`;
  const release = spawn('sh', ['-c', `flock ${folder} sh -c '${hold}'`]);
  await once(release.stdout, 'data');
  await pretendProgram(place('bin'), 'flock', `echo "$*" >>${place('locks')} && exec /usr/bin/flock "$@"`);
  const showing = show({ meanwhile: `echo 8 >${place('released')}` });
  const readWaiting = () => readFile(place('locks'), 'utf8').catch(() => '');
  await expect.poll(readWaiting, { timeout: 30_000 }).toContain(`${folder} true`);
  release.stdin.end('go on\n');
  await save('b', 10);
  expect((await showing).built).toEqual(['released', 'cms/a a']);
  expect((await show()).states.toSorted()).toEqual(['cms/a built', 'cms/b built']);
});

test('[DRAFT-01] a build that hangs is ended', async () => {
  const { folder, place } = await start();
  const script = await readFile(join(root, 'deploy/publish-draft.sh'), 'utf8');
  await writeFile(
    place('publish-draft.sh'),
    script.replaceAll('/app/', `${place('app')}/`).replace('/tmp/app', place('copy')),
  );
  for (const name of ['apps/web', 'packages/contract', 'node_modules'])
    await mkdir(join(folder, 'app', name), { recursive: true });
  for (const name of ['package.json', 'tsconfig.base.json']) await writeFile(join(folder, 'app', name), '{}');
  await pretendProgram(place('bin'), 'node', 'exec tail -f /dev/null');
  // Ten minutes become one second.
  await pretendProgram(
    place('bin'),
    'timeout',
    'echo "$2" >"$LOG" && shift 2 && exec /usr/bin/timeout 1s "$@"',
  );
  const env = { PATH: `${place('bin')}:${process.env.PATH}`, LOG: place('log') };
  await expect(run('sh', [place('publish-draft.sh'), 'build'], { env })).rejects.toMatchObject({ code: 124 });
  expect(await readFile(place('log'), 'utf8')).toBe('10m\n');
});
