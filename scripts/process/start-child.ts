import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { LogTail } from './log-tail.ts';

export interface ChildOptions {
  name: string;
  command: string;
  args?: string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  onLine?: (line: string) => void;
}

export interface Child {
  name: string;
  pid: number;
  /** Resolves, never rejects, with a sentence that says how the process ended. */
  ended: Promise<string>;
  logTail: () => string;
  waitForLine: (pattern: RegExp) => Promise<string>;
  stop: () => Promise<void>;
}

// Longer than the API and the worker give their own running jobs.
const stopTimeoutMs = 30_000;

/** Starts a process in a group of its own, so that Ctrl-C reaches only us and we stop the parts in order. */
export async function startChild(options: ChildOptions): Promise<Child> {
  const lines = new EventEmitter<{ line: [string] }>();
  if (options.onLine) lines.on('line', options.onLine);
  const log = new LogTail((line) => lines.emit('line', line));
  const child = spawn(options.command, options.args ?? [], {
    cwd: options.cwd,
    env: options.env ?? process.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.setEncoding('utf8').on('data', log.toWriter());
  child.stderr.setEncoding('utf8').on('data', log.toWriter());

  const ended = waitForEnd(child);
  const pid = await waitForPid(child, options);
  return {
    name: options.name,
    pid,
    ended,
    logTail: () => log.toString(),
    waitForLine: (pattern) => waitForLine(lines, pattern),
    stop: () => stopGroup(pid, ended),
  };
}

function waitForEnd(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('close', (code, signal) =>
      resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`),
    );
    child.once('error', (error) => resolve(error.message));
  });
}

function waitForPid(child: ChildProcess, { name, command }: ChildOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('spawn', () => resolve(child.pid as number));
    const advice = 'To see which tools are missing, run: node scripts/setup.ts';
    child.once('error', (cause) =>
      reject(new Error(`${name}: cannot start ${command}. ${advice}`, { cause })),
    );
  });
}

function waitForLine(lines: EventEmitter<{ line: [string] }>, pattern: RegExp): Promise<string> {
  return new Promise((resolve) => {
    lines.on('line', function onLine(line) {
      if (!pattern.test(line)) return;
      lines.off('line', onLine);
      resolve(line);
    });
  });
}

async function stopGroup(pid: number, ended: Promise<string>): Promise<void> {
  signalGroup(pid, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), stopTimeoutMs);
  await ended;
  clearTimeout(timer);
  // Ends processes that this process has started and that outlive it.
  signalGroup(pid, 'SIGKILL');
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
