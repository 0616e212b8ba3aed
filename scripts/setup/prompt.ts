import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** The person pressed Ctrl-C, or the input ended. */
export class Stopped extends Error {}

/** Where setup talks with a person. */
export interface Prompt {
  say: (text: string) => void;
  /** The next line. Throws `Stopped` if there is none. */
  ask: (text: string, options?: { isSecret?: boolean }) => Promise<string>;
  /** The result of work that takes a while. Throws `Stopped` as soon as the person stops. */
  during: <Result>(work: Promise<Result>) => Promise<Result>;
  close: () => void;
}

export function openPrompt(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Prompt {
  let isHidden = false;
  // What is typed at a terminal is shown by readline, so a secret is hidden here.
  const echo = new Writable({
    write: (chunk, _encoding, done) => {
      if (!isHidden) output.write(chunk);
      done();
    },
  });
  const terminal = Boolean(input.isTTY);
  const lines = createInterface({ input, output: echo, terminal });
  const reader = lines[Symbol.asyncIterator]();
  const stopped = Promise.withResolvers<never>();
  stopped.promise.catch(() => {});
  // The lines of a pipe wait, so only a terminal stops before it is read.
  if (terminal) lines.once('close', () => stopped.reject(new Stopped()));
  // A pipe may have ended before its lines are read.
  const show = (text: string) => {
    if (!terminal) return void output.write(text);
    lines.setPrompt(text);
    lines.prompt();
  };
  return {
    say: (text) => void output.write(`${text}\n`),
    ask: async (text, { isSecret = false } = {}) => {
      show(text);
      isHidden = isSecret;
      const { done, value } = await reader.next();
      isHidden = false;
      if (isSecret && terminal) output.write('\n');
      if (done) throw new Stopped();
      return value.trim();
    },
    during: (work) => Promise.race([work, stopped.promise]),
    close: () => lines.close(),
  };
}
