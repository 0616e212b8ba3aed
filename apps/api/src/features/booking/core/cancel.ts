import type pg from 'pg';
import type { Row } from '../../../db/tables.ts';
import { runInTransaction, type Transact } from '../../../db/transaction.ts';
import { enqueueWebhooks } from '../../../queue/enqueue-webhooks.ts';
import { sendCalendarJob, sendMailJob, sendNoticeJob } from './booking-jobs.ts';
import { type Cancellation, cancelBooking } from './booking-repository.ts';

/** A person of the company acts: in a transaction that they open, with a record of who it was. */
export interface CompanyHand {
  transact: Transact;
  record: (client: pg.PoolClient) => Promise<unknown>;
}

/** Frees the place and enqueues the messages about it; returns false if there was nothing left to cancel. */
export async function cancel(
  pool: pg.Pool,
  { id, method }: Pick<Row<'booking'>, 'id' | 'method'>,
  { hand, ...cancellation }: Cancellation & { hand?: CompanyHand },
): Promise<boolean> {
  const transact: Transact = hand?.transact ?? ((work) => runInTransaction(pool, work));
  return transact(async (client) => {
    const sequence = await cancelBooking(client, id, cancellation);
    if (sequence === undefined) return false;
    await hand?.record(client);
    if (method === 'email') await sendCalendarJob(client, id);
    await sendMailJob(client, id, 'cancellation', { sequence });
    await sendNoticeJob(client, id, cancellation.by === 'company' ? 'cancelledByCompany' : 'cancelled', {
      sequence,
    });
    await enqueueWebhooks(client, 'booking.cancelled', id, sequence);
    return true;
  });
}
