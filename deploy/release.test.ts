import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pretendProgram } from './test/pretend-program.ts';

// An engine with releases 1 to 4, of which the third never served and the fourth is the last that did. Like the real one, it refuses
// to stop nothing.
const engine = `
echo "$*" >>"$LOG"
case "$*" in
"image ls"*) printf '1\\n2\\n3\\n4\\nserved-1\\nserved-2\\nserved-4\\nlatest\\n' ;;
"compose ps --quiet api") [ -z "$NO_API" ] && echo api-1 || true ;;
"compose ps --quiet worker") [ -z "$WORKERS" ] || printf '%s\\n' $WORKERS ;;
"compose ps --all --quiet pages") echo pages-1 ;;
"compose ps --all --quiet api") printf 'api-1\\napi-2\\n' ;;
"compose config --services") printf 'api\\nworker\\npages\\n%s\\nsite\\nreleaser\\n' $OWN ;;
"compose run --detach"*) echo trial-1 ;;
"compose up"*" --scale "*" api") [ -z "$BROKEN" ] ;;
"compose up"*" --no-deps grafana") exit 1 ;;
"compose run"*" doctor --facts") [ -z "$PLACEHOLDER" ] || { echo 'failure  email  is a placeholder' && exit 1; } ;;
rmi*) exit 1 ;;
"compose --profile monitoring ps"*) [ -z "$MONITORED" ] || echo alertmanager-1 ;;
inspect*State*) [ -z "$BROKEN" ] && echo running healthy || echo exited unhealthy ;;
inspect*) echo 4 ;;
logs*) echo "the reason" ;;
wait*) echo 0 ;;
exec*launch-list) [ -z "$NO_LIST" ] && echo 'Before launch:' || exit 2 ;;
"compose up --detach --wait --wait-timeout 300 --no-deps"*) echo "profiles: $COMPOSE_PROFILES" >>"$LOG" ;;
stop | rm) exit 1 ;;
"build --tag"*) cat >>"$LOG" ;;
esac`;

type Machine = Partial<
  Record<
    | ('NO_API' | 'WORKERS' | 'BROKEN' | 'MONITORED' | 'NO_LIST' | 'OWN' | 'PLACEHOLDER')
    | ('RELEASE_IMAGES' | 'RELEASE_LOCK' | 'LOG'),
    string
  >
>;

async function release(words = '', machine: Machine = {}, onOutput?: (text: string) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['bin', 'deploy']) await mkdir(join(folder, name));
  await cp(join(import.meta.dirname, 'release.sh'), join(folder, 'deploy/release.sh'));
  await pretendProgram(join(folder, 'bin'), 'docker', engine);
  const { LOG: log = join(folder, 'log') } = machine;
  const env = { PATH: `${folder}/bin:${process.env.PATH}`, ...machine, LOG: log };
  const output = await new Promise<string>((done) => {
    const script = join(folder, 'deploy/release.sh');
    const child = execFile(script, words.split(' ').filter(Boolean), { env }, (error, stdout, stderr) =>
      done(stdout + stderr + (error ? `exit code ${error.code}` : '')),
    );
    if (onOutput) child.stdout?.on('data', onOutput);
  });
  const calls = (await readFile(log, 'utf8')).split('\n');
  const kept = await readdir(join(folder, '.data/logs')).catch(() => []);
  return { output, calls, kept };
}

async function listWorkerCalls(workers: string): Promise<string[]> {
  const { output, calls } = await release('2', { WORKERS: workers });
  expect(output).toContain('Release 2 is live');
  return calls.filter((line) => /worker/.test(line) && !/ ps | site|--wait-timeout/.test(line));
}

test('a release starts as many workers as run, then stops the previous ones, and keeps what they logged', async () => {
  expect(await listWorkerCalls('worker-1 worker-2')).toEqual([
    'compose rm --force worker',
    'compose up --detach --no-deps --no-recreate --wait --scale worker=4 worker',
    'stop worker-1 worker-2',
    'logs worker-1',
    'rm --force worker-1',
    'logs worker-2',
    'rm --force worker-2',
  ]);
});

test('if no worker runs, a release starts one, not one that had stopped, and stops none', async () => {
  expect(await listWorkerCalls('')).toEqual([
    'compose rm --force worker',
    'compose up --detach --no-deps --no-recreate --wait --scale worker=1 worker',
  ]);
});

test.each<[string, Machine]>([
  ['runs', {}],
  ['is down', { NO_API: 'yes' }],
])('back leads to the release that served before, even if the API %s', async (_state, machine) => {
  const { output } = await release('back', machine);
  expect(output).toContain('Release 2 is live');
});

test('pages change only if the API of the release starts', async () => {
  const { output, calls, kept } = await release('back', { BROKEN: 'yes' });
  expect(output).toContain('the reason');
  expect(output).toContain('Release 2 did not start. Nothing has changed.');
  expect(calls.filter((call) => / pages|--scale|^stop/.test(call))).toEqual([]);
  expect(calls).toContain('rm --force trial-1');
  expect(kept).toHaveLength(1);
});

test('a release that does not start leaves its log', async () => {
  const { output, calls, kept } = await release('4', { BROKEN: 'yes' });
  expect(output).toContain('Release 4 did not start. The previous api is still running.');
  expect(calls).toContain('rm --force api-2');
  expect(kept).toEqual([expect.stringMatching(/-api-api-2\.log$/)]);
  expect(calls.join('\n')).not.toContain('served-4');
});

test('a release that serves is one to come back to', async () => {
  const { calls } = await release('4');
  expect(calls).toContain('tag torque-thrust-api:4 torque-thrust-api:served-4');
});

test.each(['4', 'back', ''])(
  'a release that serves is recorded and told as live, whatever a service beside it does: %s',
  async (words) => {
    const { output, calls } = await release(words, { OWN: 'grafana', NO_API: words === '' ? 'yes' : '' });
    const number = words === '4' ? 4 : words === 'back' ? 2 : 5;
    const served = calls.indexOf(`tag torque-thrust-api:${number} torque-thrust-api:served-${number}`);
    const applied = calls.findIndex((call) => call.endsWith('--no-deps grafana'));
    expect(served).toBeGreaterThan(-1);
    expect(applied).toBeGreaterThan(served);
    expect(calls.at(applied + 1)).toContain('--no-deps site');
    expect(output).toContain(`Release ${number} is live\n`);
    expect(output).toMatch(
      new RegExp(`Release ${number} is live, but grafana did not start.\nexit code 10$`),
    );
  },
);

test.each(['', '4'])(
  'a public fact that is a placeholder stops a release before it replaces anything: %s',
  async (words) => {
    const stopped = await release(words, { PLACEHOLDER: 'yes' });
    expect(stopped.output).toMatch(
      /email {2}is a placeholder\nRelease \d was not started. Nothing has changed..*--anyway/,
    );
    expect(stopped.output).toContain('exit code 1');
    const changes = /role$|--scale|^stop|^rm|^tag| pages/;
    expect(stopped.calls.filter((call) => changes.test(call))).toEqual([]);
    const forced = await release(`--anyway ${words}`, { PLACEHOLDER: 'yes' });
    expect(forced.output).toMatch(/Release \d is live\n/);
  },
);

test('a placeholder does not stop the way back', async () => {
  expect((await release('back', { PLACEHOLDER: 'yes' })).output).toContain('Release 2 is live');
});

test.each([
  ['yes', 'profiles: monitoring'],
  ['', 'profiles: '],
])('a changed setting reaches the monitoring if it runs: %s', async (isMonitored, line) => {
  const { calls } = await release('4', { MONITORED: isMonitored });
  expect(calls).toContain(line);
});

test('[TRUTH-07] the launch list ends a release, and a release without one ends as well', async () => {
  expect((await release('4')).output).toMatch(/Release 4 is live\nBefore launch:\n$/);
  expect((await release('4', { NO_LIST: 'yes' })).output).toMatch(/Release 4 is live\n$/);
});

test('a release leaves the releaser alone, because it may be what runs it', async () => {
  const { calls } = await release('4');
  const applied = calls.filter((call) => call.startsWith('compose up --detach --wait --wait-timeout'));
  expect(applied.map((call) => call.split(' ').at(-1))).toEqual(['api', 'worker', 'site']);
});

test('[RELEASE-05] images that were built elsewhere become the next release, which knows its number', async () => {
  const { output, calls } = await release(undefined, { RELEASE_IMAGES: 'registry.example/site' });
  expect(output).toContain('Release 5 is live');
  expect(calls).not.toContain('compose build');
  for (const name of ['api', 'site', 'backup']) {
    const image = `registry.example/site-${name}:unknown`;
    expect(calls).toEqual(
      expect.arrayContaining([`pull ${image}`, `build --tag torque-thrust-${name}:5 -`, `FROM ${image}`]),
    );
  }
  expect(calls.filter((call) => call === 'LABEL org.opencontainers.image.version=5')).toHaveLength(3);
});

test('[RELEASE-06] a release waits for the end of another one', async () => {
  const lock = await mkdtemp(join(tmpdir(), 'lock-'));
  onTestFinished(() => rm(lock, { recursive: true }));
  const log = join(lock, 'log');
  const other = spawn('sh', [
    '-c',
    `flock ${lock} sh -c 'echo locked && read -r line && echo freed >${log}'`,
  ]);
  await once(other.stdout, 'data');
  const { output, calls } = await release('4', { RELEASE_LOCK: lock, LOG: log }, (text) => {
    if (text.includes('Another release is under way')) other.stdin.end('go on\n');
  });
  expect(calls[0]).toBe('freed');
  expect(output).toContain('Release 4 is live');
});
