import type { Context } from './context.ts';
import { createMailJob } from './features/booking/jobs/mail-job.ts';
import { createNoticeJob } from './features/booking/jobs/notice-job.ts';
import { createWatchJob } from './features/booking/jobs/watch-job.ts';
import { createNotificationJob } from './features/enquiry/notification-job.ts';
import { createSummaryJob, createSummaryNotificationJob } from './features/enquiry/summary-job.ts';
import { createRetentionJob } from './features/retention/retention-job.ts';
import type { QueueName } from './queue/queues.ts';
import type { JobHandler } from './queue/work-queue.ts';

/** One handler for each queue of the registry. */
export function createJobHandlers(context: Context): Record<QueueName, JobHandler> {
  const { config, rules } = context;
  const booking = {
    ...context,
    company: { name: config.COMPANY_NAME, email: config.COMPANY_EMAIL },
    siteOrigin: config.SITE_ORIGIN,
    businessTimeZone: rules.hours.timeZone,
  };
  return {
    'contact-form-notification': createNotificationJob(context),
    'enquiry-summary': createSummaryJob(context.pool, 'summary'),
    'enquiry-digest': createSummaryJob(context.pool, 'digest'),
    'enquiry-summary-notification': createSummaryNotificationJob(context),
    'booking-mail': createMailJob(booking),
    'booking-notice': createNoticeJob(booking),
    'booking-watch': createWatchJob(booking),
    'booking-calendar': async () => {},
    retention: createRetentionJob(context),
  };
}
