import type pg from 'pg';
import type { Client } from '../../../db/query.ts';
import type { MailKind, NoticeKind } from '../../../db/tables.ts';
import type { QueueName } from '../../../queue/queues.ts';
import { type JobOptions, sendJob } from '../../../queue/send-job.ts';

/** Runs this long after the end of a hold. */
export const watch = { queue: 'booking-watch' satisfies QueueName, delayMs: 10_000 };

export function sendMailJob(
  client: pg.ClientBase,
  bookingId: string,
  kind: MailKind,
  options?: JobOptions,
): Promise<void> {
  return sendJob(client, 'booking-mail', { bookingId, kind }, options);
}

/** A notice to the company. */
export function sendNoticeJob(client: Client, bookingId: string, kind: NoticeKind): Promise<void> {
  return sendJob(client, 'booking-notice', { bookingId, kind });
}
