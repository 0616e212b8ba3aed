import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const ticksPerSecond = 100;

/** Which share of a core each named group of processes used while the work ran, and the whole machine. */
export async function measureCpu<Result>(
  groups: Record<string, () => Promise<number[]>>,
  work: () => Promise<Result>,
): Promise<{ result: Result; cores: Record<string, number> }> {
  const before = await readAll(groups);
  const startedAt = performance.now();
  const result = await work();
  const seconds = (performance.now() - startedAt) / 1000;
  const after = await readAll(groups);
  const cores = Object.entries(after).map(([name, ticks]) => [
    name,
    (ticks - (before[name] ?? 0)) / ticksPerSecond / seconds,
  ]);
  return { result, cores: Object.fromEntries(cores) };
}

async function readAll(groups: Record<string, () => Promise<number[]>>): Promise<Record<string, number>> {
  const entries = Object.entries(groups).map(async ([name, list]) => {
    const ticks = await Promise.all((await list()).map(readTicks));
    return [name, ticks.reduce((sum, count) => sum + count, 0)] as const;
  });
  return { ...Object.fromEntries(await Promise.all(entries)), machine: await readMachine() };
}

/** What a process used, with what its ended children had used. */
async function readTicks(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in parentheses may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return stat ? fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) : 0;
}

async function readMachine(): Promise<number> {
  const [line = ''] = (await readFile('/proc/stat', 'utf8')).split('\n');
  const [user = 0, nice = 0, system = 0, _idle, _wait, irq = 0, soft = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return user + nice + system + irq + soft;
}

/** The process that started a session's own, and every other process of the same PostgreSQL. */
export async function findPostmaster(pidOfSession: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=', '-p', String(pidOfSession)]);
  return Number(stdout);
}

export async function listChildPids(pid: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(pid)]);
  return stdout.trim().split(/\s+/).map(Number);
}
