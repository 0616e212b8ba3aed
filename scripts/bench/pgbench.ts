import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const debianBinaries = [18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`);

interface PgbenchRun {
  databaseUrl: string;
  script: string;
  connections: number;
  durationSeconds: number;
}

/** Runs one script by pgbench with prepared statements and returns transactions per second. */
export async function measurePgbench({
  databaseUrl,
  script,
  connections,
  durationSeconds,
}: PgbenchRun): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbench-'));
  try {
    const file = join(folder, 'transaction.sql');
    await writeFile(file, script);
    const load = ['-c', String(connections), '-j', '2', '-T', String(durationSeconds)];
    const { stdout } = await run(findPgbench(), ['-n', '-M', 'prepared', ...load, '-f', file, databaseUrl], {
      cwd: folder,
    });
    const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    if (!rate) throw new Error(stdout);
    return rate;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function findPgbench(): string {
  return debianBinaries.find((path) => existsSync(path)) ?? 'pgbench';
}
