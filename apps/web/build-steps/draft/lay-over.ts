import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isWritable } from './is-writable.ts';

/** Copies the content that a draft has changed over a copy of the source. Everything else of the draft is ignored. */
export async function layOver(changed: string, source: string, deleted: readonly string[]): Promise<void> {
  for (const path of deleted.filter(isWritable)) await rm(join(source, path), { force: true });
  const entries = await readdir(changed, { recursive: true, withFileTypes: true });
  // Symbolic links are ignored, because they could lead out of the draft.
  const files = entries.filter((entry) => entry.isFile());
  for (const path of files.map((file) => relative(changed, join(file.parentPath, file.name)))) {
    if (!isWritable(path)) continue;
    await mkdir(dirname(join(source, path)), { recursive: true });
    await cp(join(changed, path), join(source, path));
  }
}
