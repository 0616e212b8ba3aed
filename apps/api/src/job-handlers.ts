import { createBookingParts } from './booking-parts.ts';
import type { Context } from './context.ts';
import { createConnectionNoticeJob } from './features/booking/messages/connection-notice-job.ts';
import { createReconcileJob } from './features/booking/calendar/reconcile-job.ts';
import { createSnapshotJob } from './features/booking/calendar/snapshot-job.ts';
import { createMailJob } from './features/booking/messages/mail-job.ts';
import { createNoticeJob } from './features/booking/messages/notice-job.ts';
import { createReminderJob } from './features/booking/messages/reminder-job.ts';
import { createWatchJob } from './features/booking/google-way/watch-job.ts';
import { createCalendarAccess } from './features/booking/email-way/calendar-access.ts';
import { createDeviceJob } from './features/desk/device/device-job.ts';
import { createInvitationJob } from './features/desk/invitation/invitation-job.ts';
import { deleteOldDeskRows } from './features/desk/desk-retention.ts';
import {
  createReminderNotificationJob,
  createReminderScheduleJob,
} from './features/desk/reminder/reminder-job.ts';
import { createReleaseNoticeJob } from './features/release/release-notice-job.ts';
import { createReceiptJob } from './features/inquiry/receipt-job.ts';
import { createNotificationJob } from './features/inquiry/notification-job.ts';
import { createSummaryJob, createSummaryNotificationJob } from './features/inquiry/summary-job.ts';
import { createRetentionJob } from './features/retention/retention-job.ts';
import { createWebhookJob } from './features/webhook/webhook-job.ts';
import type { QueueName } from './queue/queues.ts';
import { createWaitingJob } from './queue/waiting.ts';
import { listReaders } from './delivery/list-readers.ts';
import type { JobHandler } from './queue/work-queue.ts';
import { createCalendarJob } from './features/booking/calendar/sync-event.ts';

/** One handler for each queue of the registry. */
export function createJobHandlers(context: Context): Record<QueueName, JobHandler> {
  const booking = createBookingParts(context);
  const { pool, mailer } = context;
  const isCompanyReached = listReaders(context).includes('company');
  const announce = (queue: QueueName, handler: JobHandler) =>
    isCompanyReached ? handler : createWaitingJob(pool, queue);
  return {
    'contact-form-notification': announce('contact-form-notification', createNotificationJob(booking)),
    'inquiry-receipt': mailer
      ? createReceiptJob({ ...booking, mailer, isEmailWayOpen: createCalendarAccess(booking).isEmailWayOpen })
      : createWaitingJob(pool, 'inquiry-receipt'),
    'inquiry-summary': createSummaryJob(pool, 'summary'),
    'inquiry-digest': createSummaryJob(pool, 'digest'),
    'inquiry-summary-notification': announce(
      'inquiry-summary-notification',
      createSummaryNotificationJob(booking),
    ),
    'desk-reminder': createReminderScheduleJob(booking),
    'desk-reminder-notification': announce(
      'desk-reminder-notification',
      createReminderNotificationJob(booking),
    ),
    'desk-invitation': mailer
      ? createInvitationJob({ ...booking, mailer })
      : createWaitingJob(pool, 'desk-invitation'),
    'desk-device-notification': announce('desk-device-notification', createDeviceJob(booking)),
    'booking-mail': mailer ? createMailJob({ ...booking, mailer }) : createWaitingJob(pool, 'booking-mail'),
    'booking-notice': announce('booking-notice', createNoticeJob(booking)),
    'booking-watch': createWatchJob(booking),
    'booking-calendar': createCalendarJob(booking),
    // A reminder that can't be sent stays due as long as it is useful.
    'booking-reminder': mailer ? createReminderJob({ ...booking, mailer }) : async () => undefined,
    'calendar-snapshot': createSnapshotJob(booking),
    'calendar-reconcile': createReconcileJob(booking),
    'calendar-notice': announce('calendar-notice', createConnectionNoticeJob(booking)),
    'release-notice': announce('release-notice', createReleaseNoticeJob(booking)),
    webhook: createWebhookJob({
      ...booking,
      waitForChannel: isCompanyReached ? undefined : createWaitingJob(pool, 'webhook'),
    }),
    retention: createRetentionJob({
      ...context,
      flaggedDays: context.config.FLAGGED_DAYS,
      deleteFurther: deleteOldDeskRows,
    }),
  };
}
