import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const debianBinaries = [18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`);

export interface PgbenchRun {
  databaseUrl: string;
  script: string;
  connections: number;
  durationSeconds: number;
}

/** Runs one script by pgbench with prepared statements and returns transactions per second. */
export function measurePgbench(options: PgbenchRun): Promise<number> {
  return runPgbench(options, [], async (output) => {
    const rate = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
    if (!rate) throw new Error(output);
    return rate;
  });
}

/** The same, and returns how many milliseconds each transaction took. */
function listPgbenchLatencies(options: PgbenchRun): Promise<number[]> {
  return runPgbench(options, ['--log', '--log-prefix', 'latency'], async (_output, folder) => {
    const files = (await readdir(folder)).filter((name) => name.startsWith('latency'));
    const logs = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
    return logs.flatMap((text) =>
      text
        .trim()
        .split('\n')
        .map((line) => Number(line.split(' ')[2]) / 1000),
    );
  });
}

async function runPgbench<Result>(
  { databaseUrl, script, connections, durationSeconds }: PgbenchRun,
  options: string[],
  read: (output: string, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbench-'));
  try {
    const file = join(folder, 'transaction.sql');
    await writeFile(file, script);
    const load = ['-c', String(connections), '-j', '2', '-T', String(durationSeconds), ...options];
    const command = ['-n', '-M', 'prepared', ...load, '-f', file, databaseUrl];
    const { stdout } = await run(findPgbench(), command, { cwd: folder });
    return await read(stdout, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function findPgbench(): string {
  return debianBinaries.find((path) => existsSync(path)) ?? 'pgbench';
}
