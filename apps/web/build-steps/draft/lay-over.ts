import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { listFiles } from '../list-files.ts';
import { isWritable } from './is-writable.ts';

/**
 * Copies the content that a draft has changed over a copy of the source. Everything else of the draft is ignored, links
 * too, which could lead out of it.
 */
export async function layOver(changed: string, source: string, deleted: readonly string[]): Promise<void> {
  for (const path of deleted.filter(isWritable)) await rm(join(source, path), { force: true });
  for (const path of (await listFiles(changed)).map((file) => relative(changed, file))) {
    if (!isWritable(path)) continue;
    await mkdir(dirname(join(source, path)), { recursive: true });
    await cp(join(changed, path), join(source, path));
  }
}
