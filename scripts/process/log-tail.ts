/** Splits the output of a process into lines and remembers the last of them. */
export class LogTail {
  readonly #lines: string[] = [];
  readonly #keptLines: number;
  readonly #onLine: (line: string) => void;

  constructor(onLine: (line: string) => void, keptLines = 40) {
    this.#onLine = onLine;
    this.#keptLines = keptLines;
  }

  /** Returns a writer for one stream: streams are split into lines separately, so that they never mix in one line. */
  toWriter(): (chunk: string) => void {
    let unfinished = '';
    return (chunk) => {
      const lines = (unfinished + chunk).split('\n');
      unfinished = lines.pop() ?? '';
      for (const line of lines) this.#keep(line);
    };
  }

  toString(): string {
    return this.#lines.join('\n');
  }

  #keep(line: string): void {
    this.#lines.push(line);
    this.#lines.splice(0, this.#lines.length - this.#keptLines);
    this.#onLine(line);
  }
}
