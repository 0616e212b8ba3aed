import { parseJobData } from '../../../queue/job-data.ts';
import type { JobHandler } from '../../../queue/work-queue.ts';
import { endHold, findBooking } from '../core/booking-repository.ts';
import { watchLonger } from '../core/place-repository.ts';
import { watch } from '../core/booking-jobs.ts';
import { type NoticeJobOptions, sendNotice } from '../messages/notice-job.ts';

/**
 * Runs after a hold has ended. A booking that is still unresolved may have an event that only its visitor can
 * see, so the company is notified. A hold that was renewed is watched for longer.
 */
export function createWatchJob(options: NoticeJobOptions): JobHandler {
  return async ({ data }) => {
    const { bookingId } = parseJobData('booking-watch', data);
    await endHold(options.pool, bookingId);
    const row = await findBooking(options.pool, bookingId);
    if (row?.status === 'held') await watchLonger(options.pool, bookingId, watch);
    if (row?.status === 'in_doubt') await sendNotice(options, row, 'inDoubt');
  };
}
