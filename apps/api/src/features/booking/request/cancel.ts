import type pg from 'pg';
import { runInTransaction } from '../../../db/transaction.ts';
import { sendMailJob, sendNoticeJob } from '../jobs/booking-jobs.ts';
import { cancelBooking } from './booking-repository.ts';

/** Frees the place and enqueues the messages about it; returns false if there was nothing left to cancel. */
export async function cancel(pool: pg.Pool, bookingId: string, at: Date): Promise<boolean> {
  return runInTransaction(pool, async (client) => {
    const isCancelled = await cancelBooking(client, bookingId, at);
    if (!isCancelled) return false;
    await sendMailJob(client, bookingId, 'cancellation');
    await sendNoticeJob(client, bookingId, 'canceled');
    return true;
  });
}
