import { execFile } from 'node:child_process';
import { chmod, mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OrphanGuard } from '../../scripts/process/orphan-guard.ts';

const run = promisify(execFile);

/** A file system of its own that is small enough to be filled. */
export class SmallDisk {
  readonly folder: string;
  /** False where mounting is not permitted: then the folder is a plain one, and nobody may fill its disk. */
  readonly isMounted: boolean;

  private constructor(folder: string, isMounted: boolean) {
    this.folder = folder;
    this.isMounted = isMounted;
  }

  static async create(folder: string, megabytes: number, guard: OrphanGuard): Promise<SmallDisk> {
    await mkdir(folder, { recursive: true });
    // As root the server runs as a user of its own, who must be able to enter.
    await chmod(folder, 0o755);
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
    } catch {
      return new SmallDisk(folder, false);
    }
    guard.watch('mount', folder);
    return new SmallDisk(folder, true);
  }

  /** Leaves no byte free. */
  async fill(): Promise<void> {
    if (!this.isMounted) throw new Error(`${this.folder} has no file system of its own`);
    // dd fails when the disk is full, which is its purpose here.
    await run('dd', ['if=/dev/zero', `of=${this.#filler}`, 'bs=16k']).catch(() => {});
    const { bavail } = await statfs(this.folder);
    if (bavail > 0) throw new Error(`${this.folder} still has ${bavail} free blocks`);
  }

  async free(): Promise<void> {
    await rm(this.#filler, { force: true });
  }

  async remove(): Promise<void> {
    if (this.isMounted) await run('umount', ['-l', this.folder]);
    await rm(this.folder, { recursive: true, force: true });
  }

  get #filler(): string {
    return join(this.folder, 'filler');
  }
}
