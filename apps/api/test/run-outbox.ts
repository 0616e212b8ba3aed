import type { Context } from '../src/context.ts';
import { createJobHandlers } from '../src/job-handlers.ts';
import type { QueueName } from '../src/queue/queues.ts';

/** Runs every due job, and the jobs that these enqueue, as a worker would. Delayed jobs stay, and those that wait for a channel. */
export async function runOutbox(context: Context): Promise<void> {
  const handlers = createJobHandlers(context);
  for (;;) {
    const { rows } = await context.pool.query<{ id: string; queue: QueueName; data: object }>(
      `delete from job_outbox where id in (
         select id from job_outbox where postponed_until is null and (start_after is null or start_after <= clock_timestamp()) order by id limit 1)
       returning id, queue, data`,
    );
    const [job] = rows;
    if (!job) return;
    await handlers[job.queue]({ id: job.id, data: job.data, retryCount: 0, retryLimit: 1 });
  }
}
