import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('before pnpm install, setup lists tools, explains itself, and says what production needs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'setup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = join(import.meta.dirname, '../..');
  const isSource = (path: string) => !/node_modules|\.test\.ts$/.test(path.slice(root.length));
  for (const part of ['scripts', 'packages', 'apps/api/src', 'package.json']) {
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: isSource });
  }
  const run = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/setup.ts', ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, text: stdout + stderr };
  };
  expect(run()).toEqual({
    status: 0,
    text: expect.stringMatching(/^(found|missing) +Caddy, for pnpm preview/),
  });
  expect(run('--help')).toEqual({ status: 0, text: expect.stringMatching(/^usage: deploy\/setup\.sh/) });
  expect(run('--production')).toEqual({
    status: 1,
    text: 'The packages are missing. Run pnpm install, or deploy/setup.sh, which needs Docker alone.\n',
  });
});
