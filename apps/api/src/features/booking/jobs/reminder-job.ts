import type { JobHandler } from '../../../queue/work-queue.ts';
import { findBooking } from '../request/booking-repository.ts';
import { type MailJobOptions, sendBookingMail } from './mail-job.ts';
import { listDueReminders } from './reminder-repository.ts';

/** Runs every minute and mails what is due. What fails is due again in the next minute. */
export function createReminderJob(options: MailJobOptions): JobHandler {
  return async () => {
    const due = await listDueReminders(options.pool);
    const results = await Promise.allSettled(
      due.map(async ({ id, kind, sequence }) => {
        const row = await findBooking(options.pool, id);
        if (row?.status === 'confirmed' && row.sequence === sequence)
          await sendBookingMail(options, row, kind);
      }),
    );
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reminders were not sent`);
  };
}
