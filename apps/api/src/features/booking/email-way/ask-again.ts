import type pg from 'pg';
import { runInTransaction } from '../../../db/transaction.ts';
import { takeMail } from '../../../delivery/mailbox.ts';
import { sendJob } from '../../../queue/send-job.ts';
import { sendMailJob, toPurpose, watch } from '../core/booking-jobs.ts';

/**
 * Sends the email again that asks for the confirmation, and holds the place from now on, as the email says. Returns false
 * if the mailbox has had its emails of the day.
 */
export function askAgain(
  pool: pg.Pool,
  bookingId: string,
  mailbox: { emailHash: string; most: number },
  holdMs: number,
): Promise<boolean> {
  return runInTransaction(pool, async (client) => {
    const held = `select attempt from booking where id = $1 and status = 'held' for update`;
    const { rows } = await client.query<{ attempt: number }>(held, [bookingId]);
    // It was confirmed in this moment.
    if (!rows[0]) return true;
    // As for a later hold of the same form: the number of the attempts before tells the emails apart.
    const sequence = rows[0].attempt;
    const mail = `${bookingId}:${toPurpose('confirmRequest', sequence)}`;
    if (!(await takeMail(client, { mail, ...mailbox }))) return false;
    await client.query(
      `update booking set attempt = attempt + 1, hold_expires_at = clock_timestamp() + $2 * interval '1 ms'
       where id = $1`,
      [bookingId, holdMs],
    );
    await sendMailJob(client, bookingId, 'confirmRequest', { sequence });
    await sendJob(client, watch.queue, { bookingId }, { delayMs: holdMs + watch.delayMs });
    return true;
  });
}
