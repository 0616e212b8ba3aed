import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PageWork } from './page-worker.ts';

/** `BUILD_WORKERS` leaves cores to others; by default the build takes all. */
const workerCount = Number(process.env.BUILD_WORKERS) || availableParallelism();

/**
 * Renders pages on all cores, straight from the router's build for a server. The router's own prerendering asks a server
 * for one page after the other, and twice for each.
 */
export async function prerenderPages(
  serverEntry: string,
  siteDirectory: string,
  { pages, resources }: Pick<PageWork, 'pages' | 'resources'>,
): Promise<number> {
  const taken = new SharedArrayBuffer(4);
  const work: PageWork = { serverEntry, siteDirectory, pages, resources, taken };
  const env = { ...process.env, NODE_ENV: 'production' };
  const workers = Array.from(
    { length: workerCount },
    () => new Worker(new URL('page-worker.ts', import.meta.url), { workerData: work, env }),
  );
  // An error in a worker rejects.
  await Promise.all(workers.map((worker) => once(worker, 'exit')));
  return pages.length;
}
