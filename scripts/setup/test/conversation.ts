import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Talks with a program as a person would: waits for what it asks, then types a line. */
export class Conversation {
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown[]>;
  /** All that the program has said. */
  text = '';
  #read = 0;
  #hasEnded = false;

  constructor(command: string, words: string[], env: NodeJS.ProcessEnv) {
    this.#child = spawn(command, words, { env });
    this.#ended = once(this.#child, 'close').finally(() => {
      this.#hasEnded = true;
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk) => (this.text += chunk));
    }
  }

  /** Waits until the program has said this after what was waited for before. */
  async hear(expected: string): Promise<void> {
    for (;;) {
      const found = this.text.indexOf(expected, this.#read);
      if (found >= 0) {
        this.#read = found + expected.length;
        return;
      }
      if (this.#hasEnded) {
        throw new Error(`ended before it said "${expected}":\n${this.text}`);
      }
      await Promise.race([once(this.#child.stdout ?? this.#child, 'data'), this.#ended]);
    }
  }

  /** Answers the next question of this name. */
  async answer(name: string, line: string): Promise<void> {
    await this.hear(`${name}: `);
    this.type(line);
  }

  type(line: string): void {
    this.#child.stdin?.write(`${line}\n`);
  }

  /** Gives an answer that the program refuses by a sentence. */
  async refuse(name: string, line: string, sentence: string): Promise<void> {
    await this.answer(name, line);
    await this.hear(sentence);
  }

  /** Gives an answer whose try fails by a sentence, and chooses to answer again. */
  async fail(name: string, line: string, sentence: string): Promise<void> {
    await this.refuse(name, line, sentence);
    await this.hear('k: keep it as it is. ');
    this.type('');
  }

  async end(): Promise<number | null> {
    this.#child.stdin?.end();
    await this.#ended;
    return this.#child.exitCode;
  }

  async interrupt(): Promise<NodeJS.Signals | null> {
    this.#child.kill('SIGINT');
    await this.#ended;
    return this.#child.signalCode;
  }
}
