import { PermanentJobFailure } from '../../../queue/job-failure.ts';
import type { JobHandler } from '../../../queue/work-queue.ts';
import { findBooking } from '../core/booking-repository.ts';
import { toPurpose } from '../core/booking-jobs.ts';
import { type MailJobOptions, recordUnsent, sendBookingMail } from './mail-job.ts';
import { type DueReminder, listDueReminders } from './reminder-repository.ts';

/** Runs every minute and emails what is due. What fails is due again in the next minute, unless it is refused for good. */
export function createReminderJob(options: MailJobOptions): JobHandler {
  return async () => {
    const due = await listDueReminders(options.pool);
    const results = await Promise.allSettled(due.map((reminder) => remind(options, reminder)));
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reminders were not sent`);
  };
}

async function remind(options: MailJobOptions, { id, kind, sequence }: DueReminder): Promise<void> {
  const row = await findBooking(options.pool, id);
  if (row?.status !== 'confirmed' || row.sequence !== sequence) return;
  try {
    await sendBookingMail(options, row, kind);
  } catch (error) {
    if (!(error instanceof PermanentJobFailure)) throw error;
    const message = { subject: 'booking', id, purpose: toPurpose(kind, sequence) } as const;
    await recordUnsent(options.pool, { message, channel: 'refused', sequence, isNoticed: true });
  }
}
