import type pg from 'pg';
import type { CancelledBy, Row } from '../../../db/tables.ts';
import { runInTransaction } from '../../../db/transaction.ts';
import { enqueueWebhooks } from '../../../queue/enqueue-webhooks.ts';
import { sendCalendarJob, sendMailJob, sendNoticeJob } from './booking-jobs.ts';
import { cancelBooking } from './booking-repository.ts';

/** Frees the place and enqueues the messages about it; returns false if there was nothing left to cancel. */
export async function cancel(
  pool: pg.Pool,
  { id, method }: Pick<Row<'booking'>, 'id' | 'method'>,
  by: CancelledBy,
): Promise<boolean> {
  return runInTransaction(pool, async (client) => {
    const sequence = await cancelBooking(client, id, by);
    if (sequence === undefined) return false;
    if (method === 'email') await sendCalendarJob(client, id);
    await sendMailJob(client, id, 'cancellation', { sequence });
    await sendNoticeJob(client, id, by === 'company' ? 'cancelledByCompany' : 'cancelled', { sequence });
    await enqueueWebhooks(client, 'booking.cancelled', id, sequence);
    return true;
  });
}
