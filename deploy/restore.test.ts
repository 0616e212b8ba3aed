import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { pretendProgram } from './test/pretend-program.ts';

// An engine with a database that has no tables.
const engine = `
echo "$*" >>"$LOG"
case "$*" in *pg_tables*) echo 0 ;; esac
case "$*" in *restore-into.sh*) cat >/dev/null ;; esac`;

async function listCalls(...options: string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'restore-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['bin', 'deploy']) await mkdir(join(folder, name));
  await cp(join(import.meta.dirname, 'restore.sh'), join(folder, 'deploy/restore.sh'));
  await pretendProgram(join(folder, 'bin'), 'docker', engine);
  const [log, backup, key] = ['log', 'backup.age', 'key'].map((name) => join(folder, name));
  await writeFile(backup ?? '', 'dump');
  await writeFile(key ?? '', 'AGE-SECRET-KEY-1');
  const env = { PATH: `${folder}/bin:${process.env.PATH}`, LOG: log };
  const files = [backup ?? '', key ?? ''];
  await promisify(execFile)(join(folder, 'deploy/restore.sh'), [...options, ...files], { env });
  return (await readFile(log ?? '', 'utf8')).split('\n');
}

const forget = 'compose run --rm --no-deps --no-TTY --entrypoint rm backup --force /backups/complete';

test('a restored database is backed up at once, whatever the folder says of the period', async () => {
  const calls = await listCalls();
  expect(calls).toContain(forget);
  expect(await listCalls('--replace')).toContain(forget);
});

test('a backup that is only checked leaves the schedule as it is', async () => {
  expect(await listCalls('--check')).not.toContain(forget);
});
