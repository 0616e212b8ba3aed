import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Answers } from './questions.ts';
import { writeAtomically } from './write-atomically.ts';

/** The answers so far, for a setup that was stopped. They hold secrets, so only their owner may read them. */
export class SavedAnswers {
  static readonly path = '.data/setup.json';
  readonly #file: string;

  constructor(folder: string) {
    this.#file = join(folder, SavedAnswers.path);
  }

  load(): Answers {
    return existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : {};
  }

  save(answers: Answers): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    writeAtomically(this.#file, `${JSON.stringify(answers, null, 2)}\n`, { mode: 0o600 });
  }

  remove(): void {
    rmSync(this.#file, { force: true });
  }
}
