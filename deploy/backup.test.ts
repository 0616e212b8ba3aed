import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { pretendProgram } from './test/pretend-program.ts';

test('[PRIV-02] no backup is kept for longer than 49 days', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [bin, kept] = [join(folder, 'bin'), join(folder, 'kept')];
  for (const path of [bin, `${kept}/recent`, `${kept}/weekly`]) await mkdir(path, { recursive: true });
  await pretendProgram(bin, 'pg_dump', 'echo rows');
  await pretendProgram(bin, 'age', 'cat');
  for (const name of ['pg_restore', 'psql']) await pretendProgram(bin, name, 'cat >/dev/null');
  const weeks = Array.from({ length: 20 }, (_, index) => `2001-W${String(index + 1).padStart(2, '0')}`);
  for (const week of weeks) await writeFile(`${kept}/weekly/${week}.dump.age`, 'old');

  const env = { PATH: `${bin}:${process.env.PATH}`, BACKUP_FOLDER: kept, BACKUP_RECIPIENT: 'age1' };
  await promisify(execFile)(join(import.meta.dirname, 'backup/backup.sh'), [], { env });
  expect((await readdir(`${kept}/weekly`)).length).toBe(7);
  expect((await readdir(kept)).sort()).toEqual(['complete', 'lock', 'recent', 'weekly']);
});
