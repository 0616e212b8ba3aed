import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Metrics } from '../process/metrics.ts';
import { findTrace, type RequestTrace, runWithTrace, toRequestId } from '../request-trace.ts';
import { PermanentJobFailure, PostponedJobFailure } from './job-failure.ts';
import { type QueueDefinition, type QueueName, queues } from './queues.ts';

const batchSize = 8;
const pollingIntervalSeconds = 0.5;

interface RunningJob {
  id: string;
  data: unknown;
  retryCount: number;
  retryLimit: number;
}

/** A handler may run more than once for one job, so it must be idempotent. */
export type JobHandler = (job: RunningJob) => Promise<void>;

export interface QueueWorker {
  boss: PgBoss;
  log: Logger;
  metrics: Pick<Metrics, 'jobs'>;
}

/** Runs a queue's jobs in small batches, or in its lanes, each settled on its own. */
export async function workQueue(worker: QueueWorker, name: QueueName, handle: JobHandler): Promise<void> {
  const { lanes }: QueueDefinition = queues[name];
  await worker.boss.work(
    name,
    {
      ...(lanes
        ? { localConcurrency: lanes.count, localGroupConcurrency: 1, burstWhenReadyExceeds: 1 }
        : { batchSize, burstWhenBatchFull: true }),
      perJobResults: true,
      includeMetadata: true,
      pollingIntervalSeconds,
    },
    (jobs: JobWithMetadata[]) =>
      Promise.all(jobs.map((job) => runWithTrace(toTrace(job), () => runJob(worker, name, handle, job)))),
  );
}

// Gives the jobs that this one enqueues, and the lines that it logs, the same request ID.
function toTrace({ data }: JobWithMetadata): RequestTrace {
  const requestId = toRequestId((data as RequestTrace | null)?.requestId);
  return requestId === undefined ? {} : { requestId };
}

async function runJob(
  worker: QueueWorker,
  name: QueueName,
  handle: JobHandler,
  job: JobWithMetadata,
): Promise<JobResult> {
  try {
    await handle(job);
    worker.metrics.jobs.inc({ queue: name, outcome: 'completed' });
    // Scheduled jobs would fill the log with lines that say nothing.
    if (findTrace().requestId) worker.log.info({ queue: name, jobId: job.id }, 'job done');
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const status = error instanceof PermanentJobFailure ? 'deadletter' : 'failed';
    worker.log.error(
      { err: error, queue: name, jobId: job.id, retryCount: job.retryCount, status },
      'job failed',
    );
    worker.metrics.jobs.inc({ queue: name, outcome: status });
    const output = { message: error instanceof Error ? error.message : String(error) };
    if (error instanceof PostponedJobFailure)
      await postpone(worker.boss, job, output, error.retryAfterSeconds);
    return { id: job.id, status, output };
  }
}

// The job is marked as failed here, and pg-boss ignores the later settlement of the same attempt. Only this lets
// its next start differ from the queue's backoff while the tries are still counted.
async function postpone(boss: PgBoss, job: JobWithMetadata, output: object, seconds: number): Promise<void> {
  await boss.fail(job.name, { id: job.id, retryCount: job.retryCount }, output);
  await boss.update(job.name, undefined, { id: job.id, startAfter: new Date(Date.now() + seconds * 1000) });
}
