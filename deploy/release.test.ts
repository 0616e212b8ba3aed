import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { pretendProgram } from './test/pretend-program.ts';

// An engine with releases 1 to 3, of which the third runs. Like the real one, it refuses to stop nothing.
const engine = `
echo "$*" >>"$LOG"
case "$*" in
"image ls"*) printf '1\\n2\\n3\\n' ;;
"compose ps --quiet api") echo api-1 ;;
"compose ps --quiet worker") [ -z "$WORKERS" ] || printf '%s\\n' $WORKERS ;;
"compose ps --all --quiet pages") echo pages-1 ;;
"compose config --services") printf 'api\\nworker\\npages\\nsite\\n' ;;
inspect*) echo 3 ;;
wait*) echo 0 ;;
stop | rm) exit 1 ;;
esac`;

/** The calls of release.sh that concern the worker. */
async function release(workers: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['bin', 'deploy']) await mkdir(join(folder, name));
  await cp(join(import.meta.dirname, 'release.sh'), join(folder, 'deploy/release.sh'));
  await pretendProgram(join(folder, 'bin'), 'docker', engine);
  const log = join(folder, 'log');
  const env = { PATH: `${folder}/bin:${process.env.PATH}`, LOG: log, WORKERS: workers };
  const { stdout } = await promisify(execFile)(join(folder, 'deploy/release.sh'), ['2'], { env });
  expect(stdout).toContain('Release 2 serves');
  const lines = (await readFile(log, 'utf8')).split('\n');
  return lines.filter((line) => /worker/.test(line) && !/ ps | site/.test(line));
}

test('a release starts as many workers as run, then stops the former ones', async () => {
  expect(await release('worker-1 worker-2')).toEqual([
    'compose rm --force worker',
    'compose up --detach --no-deps --no-recreate --wait --scale worker=4 worker',
    'stop worker-1 worker-2',
    'rm worker-1 worker-2',
  ]);
});

test('if no worker runs, a release starts one, not one that had stopped, and stops none', async () => {
  expect(await release('')).toEqual([
    'compose rm --force worker',
    'compose up --detach --no-deps --no-recreate --wait --scale worker=1 worker',
  ]);
});
