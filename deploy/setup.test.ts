import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { pretendProgram } from './test/pretend-program.ts';

const root = join(import.meta.dirname, '..');

test("[SETUP-01] with Docker alone, setup runs in the API's image, as the calling user and with all arguments", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'setup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await pretendProgram(folder, 'docker', 'printf \'%s\\n\' "$*" >>"$LOG"; [ "$1" = build ] || cat');
  const env = { PATH: `${folder}:${process.env.PATH}`, LOG: join(folder, 'log') };
  const run = promisify(execFile)(join(root, 'deploy/setup.sh'), ['--name', 'Ada & Grace'], { env });
  run.child.stdin?.end('{}');
  // What comes by the standard input reaches the container.
  expect((await run).stdout).toBe('{}');
  const [build, start = ''] = (await readFile(env.LOG, 'utf8')).split('\n');
  expect(build).toMatch(/^build .*--file deploy\/Containerfile\.api --tag torque-thrust-api:setup \.$/);
  const { uid, gid } = userInfo();
  expect(start).toContain(`--user ${uid}:${gid} `);
  expect(start).not.toContain('--tty');
  expect(start).toContain(`--volume ${root}:/checkout `);
  expect(start).toMatch(
    / node \/app\/scripts\/setup\.ts --production --folder \/checkout --name Ada & Grace$/,
  );
});
