import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The terminal of a command that asks its operator questions. */
export interface Terminal {
  write: (text: string) => void;
  /** The next line that the operator types. Never resolves if nobody can type. */
  readLine: (signal: AbortSignal) => Promise<string>;
}

export const processTerminal: Terminal = {
  write: (text) => void process.stdout.write(text),
  readLine: async (signal) => {
    const lines = createInterface({ input: process.stdin });
    try {
      const [line] = await once(lines, 'line', { signal });
      return line;
    } finally {
      lines.close();
      // An open input would keep the process alive.
      process.stdin.unref?.();
    }
  },
};
