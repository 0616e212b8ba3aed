import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const intervalMs = 100;

/** Follows the resident memory of a process, in MB, until it is read. */
export async function watchMemory(pid: number) {
  const before = await readMemory(pid);
  let peak = before;
  let isWatching = true;
  const watching = (async () => {
    for (; isWatching; await sleep(intervalMs)) peak = Math.max(peak, await readMemory(pid));
  })();
  return {
    stop: async () => {
      isWatching = false;
      await watching;
      return { before, peak, after: await readMemory(pid) };
    },
  };
}

async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}
