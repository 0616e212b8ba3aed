import type { ConstructorOptions } from 'pg-boss';
import { onTestFinished } from 'vitest';
import type { Context } from '../src/context.ts';
import type { QueueName } from '../src/queue/queues.ts';
import type { JobHandler } from '../src/queue/work-queue.ts';
import { startWorker, type Worker } from '../src/start-worker.ts';

/** A worker in this process, stopped when the test ends. */
export async function startTestWorker(
  context: Context,
  handlers: Partial<Record<QueueName, JobHandler>>,
  bossOptions?: ConstructorOptions,
): Promise<Worker> {
  const worker = await startWorker(context, handlers, bossOptions);
  onTestFinished(() => worker.stop());
  return worker;
}
