import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface CommandOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Shows the output as it comes, too. */
  isShown?: boolean;
}

const tailLength = 4_000;

/** Runs a program to its end and returns what it wrote to stdout. If it fails, the error has the end of all its output. */
export async function runCommand(
  [command = '', ...args]: string[],
  options: CommandOptions = {},
): Promise<Buffer> {
  const { cwd, env = process.env, isShown = false } = options;
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, all]: Buffer[][] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => output?.push(chunk));
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => all?.push(chunk));
    if (isShown) stream.pipe(process.stderr, { end: false });
  }
  const [code] = await once(child, 'close');
  if (code === 0) return Buffer.concat(output ?? []);
  const tail = Buffer.concat(all ?? [])
    .toString()
    .slice(-tailLength);
  throw new Error(`${[command, ...args].join(' ')} ended with ${code}:\n${tail}`);
}
