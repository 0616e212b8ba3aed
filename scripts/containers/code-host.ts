import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '../../packages/standins/src/free-port.ts';
import { runCommand } from './run-command.ts';

/** A Git server with the deployed source, and the clone of a writer who pushes to it. */
export class CodeHost {
  readonly url: string;
  readonly #clone: string;
  readonly #daemon: ReturnType<typeof spawn>;

  /** Serves the source, committed as it is, where containers find it as peers.drill. */
  static async serve(source: string, folder: string, gateway: string): Promise<CodeHost> {
    const [repository, clone] = [join(folder, 'repository.git'), join(folder, 'writer')];
    for (const path of [repository, clone]) await rm(path, { recursive: true, force: true });
    await git(source, 'init', '--quiet', '--initial-branch', 'main');
    await git(source, 'add', '.');
    await git(source, 'commit', '--quiet', '--message', 'First release');
    await git(source, 'clone', '--quiet', '--bare', source, repository);
    await git(source, 'clone', '--quiet', repository, clone);
    const port = await findFreePort();
    return new CodeHost({ folder, clone, gateway, port });
  }

  private constructor(place: { folder: string; clone: string; gateway: string; port: number }) {
    const { folder, clone, gateway, port } = place;
    this.url = `git://peers.drill:${port}/repository.git`;
    this.#clone = clone;
    const where = [`--listen=${gateway}`, `--port=${port}`, `--base-path=${folder}`, '--export-all'];
    this.#daemon = spawn('git', ['daemon', '--reuseaddr', ...where, join(folder, 'repository.git')]);
  }

  /** Replaces words of a file in a commit of its own, and returns that commit. */
  async change(title: string, path: string, [previous, next]: [string, string]): Promise<string> {
    const file = join(this.#clone, path);
    const text = await readFile(file, 'utf8');
    if (!text.includes(previous)) throw new Error(`${path} has no ${previous}`);
    await writeFile(file, text.replace(previous, next));
    await git(this.#clone, 'commit', '--quiet', '--all', '--message', title);
    return git(this.#clone, 'rev-parse', 'HEAD');
  }

  /** What the revert button of a code host does. */
  async revert(commit: string): Promise<void> {
    await git(this.#clone, 'revert', '--no-edit', commit);
  }

  async push(): Promise<void> {
    await git(this.#clone, 'push', '--quiet', 'origin', 'main');
  }

  /** What the editor does when a writer saves: a branch with the change. */
  async draft(branch: string, path: string, words: [string, string]): Promise<void> {
    await git(this.#clone, 'checkout', '--quiet', '-b', branch);
    await this.change('A draft', path, words);
    await git(this.#clone, 'push', '--quiet', 'origin', branch);
    await git(this.#clone, 'checkout', '--quiet', 'main');
  }

  async deleteDraft(branch: string): Promise<void> {
    await git(this.#clone, 'push', '--quiet', 'origin', '--delete', branch);
  }

  stop(): void {
    this.#daemon.kill();
  }
}

async function git(folder: string, ...words: string[]): Promise<string> {
  const identity = ['-c', 'user.name=Ada Lovelace', '-c', 'user.email=ada@drill.localhost'];
  return (await runCommand(['git', '-C', folder, ...identity, ...words])).toString().trim();
}
