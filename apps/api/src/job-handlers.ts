import type { Context } from './context.ts';
import { createNotificationJob } from './features/enquiry/notification-job.ts';
import { createRetentionJob } from './features/retention/retention-job.ts';
import type { QueueName } from './queue/queues.ts';
import type { JobHandler } from './queue/work-queue.ts';

/** One handler for each queue of the registry. */
export function createJobHandlers(context: Context): Record<QueueName, JobHandler> {
  return {
    'contact-form-notification': createNotificationJob(context.pool, context.chats),
    retention: createRetentionJob(context),
  };
}
