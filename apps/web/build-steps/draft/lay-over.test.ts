import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { layOver } from './lay-over.ts';

const words = 'apps/web/content/cases/one/words.en.json';

async function writeFolder(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lay-over-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

test('[DRAFT-03] content of a draft replaces, adds and removes files, and its code stays out', async () => {
  const code = 'apps/web/vite.config.ts';
  const [gone, added] = [words.replace('one', 'gone'), words.replace('one', 'added')];
  const source = await writeFolder({ [words]: 'old', [gone]: 'old', [code]: 'ours' });
  const changed = await writeFolder({ [words]: 'new', [added]: 'new', [code]: 'theirs', 'evil.json': '' });
  await layOver(changed, source, [gone, code]);
  expect(await readFile(join(source, words), 'utf8')).toBe('new');
  expect(await readFile(join(source, added), 'utf8')).toBe('new');
  expect(await readFile(join(source, code), 'utf8')).toBe('ours');
  expect(await readdir(source)).toEqual(['apps']);
  expect(await readdir(join(source, dirname(gone)))).toEqual([]);
});

test('[DRAFT-03] a link in a draft is not followed, neither to a file nor to a folder', async () => {
  const others = words.replace('one', 'other');
  const source = await writeFolder({ [words]: 'old', [others]: 'old' });
  const elsewhere = await writeFolder({ 'words.en.json': 'secret' });
  const changed = await writeFolder({ [words]: '' });
  await rm(join(changed, words));
  await symlink(join(elsewhere, 'words.en.json'), join(changed, words));
  await symlink(elsewhere, dirname(join(changed, others)));
  await layOver(changed, source, []);
  expect(await readFile(join(source, words), 'utf8')).toBe('old');
  expect(await readFile(join(source, others), 'utf8')).toBe('old');
});
