import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Project, toProject } from '../project.ts';

/** Writes a project to disk for the libraries that read files; its packages are linked like pnpm links them. */
export function writeProject(files: Readonly<Record<string, string>>): Project {
  const root = mkdtempSync(join(tmpdir(), 'tt-check-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  mkdirSync(join(root, 'node_modules/@tt'), { recursive: true });
  for (const folder of ['apps/api', 'packages/contract', 'packages/standins']) {
    symlinkSync(join(root, folder), join(root, 'node_modules/@tt', folder.replace(/.*\//, '')));
  }
  return { ...toProject(files), root };
}
