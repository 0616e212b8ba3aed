import type pg from 'pg';
import { sendMailJob, sendNoticeJob } from './booking-jobs.ts';
import { settleMeetLink } from './booking-repository.ts';

/** Stores the final state of a link, found or not, and sends the email that waited for it. */
export async function settleLink(
  client: pg.ClientBase,
  bookingId: string,
  link: string | undefined,
): Promise<void> {
  if (!(await settleMeetLink(client, bookingId, link))) return;
  await sendMailJob(client, bookingId, 'confirmation');
  if (!link) await sendNoticeJob(client, bookingId, 'linkMissing');
}
