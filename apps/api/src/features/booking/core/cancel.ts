import type pg from 'pg';
import type { Row } from '../../../db/tables.ts';
import { runInTransaction } from '../../../db/transaction.ts';
import { enqueueWebhooks } from '../../../queue/enqueue-webhooks.ts';
import { sendCalendarJob, sendMailJob, sendNoticeJob } from './booking-jobs.ts';
import { type Cancellation, cancelBooking } from './booking-repository.ts';

/** Writes down who did it, in the same transaction. */
export type RecordAct = (client: pg.PoolClient) => Promise<void>;

/** Frees the place and enqueues the messages about it; returns false if there was nothing left to cancel. */
export async function cancel(
  pool: pg.Pool,
  { id, method }: Pick<Row<'booking'>, 'id' | 'method'>,
  { record, ...cancellation }: Cancellation & { record?: RecordAct },
): Promise<boolean> {
  return runInTransaction(pool, async (client) => {
    const sequence = await cancelBooking(client, id, cancellation);
    if (sequence === undefined) return false;
    await record?.(client);
    if (method === 'email') await sendCalendarJob(client, id);
    await sendMailJob(client, id, 'cancellation', { sequence });
    await sendNoticeJob(client, id, cancellation.by === 'company' ? 'cancelledByCompany' : 'cancelled', {
      sequence,
    });
    await enqueueWebhooks(client, 'booking.cancelled', id, sequence);
    return true;
  });
}
