import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Mutant } from './mutant.ts';

interface Report {
  testResults: { assertionResults: { status: string }[] }[];
}

/** `broken`: a test file could not run at all, which says nothing about its tests. */
type Verdict = 'killed' | 'survived' | 'broken';

/** A clone in which one mutant after the other is tried. */
export class MutantBench {
  readonly #folder: string;

  constructor(name: string) {
    this.#folder = cloneCheckout(name);
  }

  async run({ file, from, to, tests, title }: Mutant): Promise<Verdict> {
    const path = join(this.#folder, file);
    const text = readFileSync(path, 'utf8');
    if (text.split(from).length !== 2) throw new Error(`${file} must have this once: ${from}`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
    try {
      return await this.#judge(tests, title);
    } finally {
      writeFileSync(path, text);
    }
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #judge(tests: readonly string[], title: string | undefined): Promise<Verdict> {
    const report = join(this.#folder, '.data/mutant.json');
    rmSync(report, { force: true });
    const args = ['exec', 'vitest', 'run', ...tests, ...(title ? ['-t', title] : [])];
    const child = spawn('pnpm', [...args, '--bail=1', '--reporter=json', `--outputFile.json=${report}`], {
      cwd: this.#folder,
      stdio: 'ignore',
    });
    await once(child, 'close');
    const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
    const statuses = testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ status }) => status),
    );
    if (statuses.includes('failed')) return 'killed';
    return statuses.includes('passed') ? 'survived' : 'broken';
  }
}

const root = resolve(import.meta.dirname, '../..');

/** Makes a fresh clone of what is committed, with its packages installed, and returns its folder. */
function cloneCheckout(name: string): string {
  const folder = join(root, '.data/trials', name);
  rmSync(folder, { recursive: true, force: true });
  execFileSync('git', ['clone', '--quiet', '--shared', root, folder]);
  execFileSync('pnpm', ['install', '--offline', '--frozen-lockfile'], { cwd: folder, stdio: 'ignore' });
  return folder;
}
