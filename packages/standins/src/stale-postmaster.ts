import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const stopTimeoutMs = 15_000;
const run = promisify(execFile);

/** Stops the server that a killed parent left behind in this data directory; without one it does nothing. */
export async function stopStalePostmaster(dataDirectory: string): Promise<void> {
  const pid = await findPostmasterPid(dataDirectory);
  if (pid === undefined || !(await isPostmaster(pid, dataDirectory))) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + stopTimeoutMs;
  while (await isPostmaster(pid, dataDirectory)) {
    if (Date.now() > deadline)
      throw new Error(`The PostgreSQL server ${pid} of ${dataDirectory} does not stop`);
    await sleep(50);
  }
}

async function findPostmasterPid(dataDirectory: string): Promise<number | undefined> {
  try {
    const [firstLine] = (await readFile(join(dataDirectory, 'postmaster.pid'), 'utf8')).split('\n');
    return Number(firstLine) || undefined;
  } catch {
    return undefined;
  }
}

// The PID may have been reused by an unrelated process, so the command line decides.
async function isPostmaster(pid: number, dataDirectory: string): Promise<boolean> {
  try {
    const { stdout } = await run('ps', ['-o', 'args=', '-p', String(pid)]);
    return stdout.includes(dataDirectory);
  } catch {
    return false;
  }
}
