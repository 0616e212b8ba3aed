import type pg from 'pg';
import * as z from 'zod';
import type { QueueName } from '../../queue/queues.ts';
import { type JobOptions, sendJob } from '../../queue/send-job.ts';

const mailKinds = ['confirmation', 'cancellation'] as const;
const noticeKinds = ['booked', 'canceled', 'linkMissing', 'mailMissing', 'inDoubt'] as const;

export type MailKind = (typeof mailKinds)[number];
export type NoticeKind = (typeof noticeKinds)[number];

// Jobs carry ids alone: what a person wrote stays in one table.
export const watchJobSchema = z.object({ bookingId: z.uuid() });
export const mailJobSchema = watchJobSchema.extend({ kind: z.enum(mailKinds) });
export const noticeJobSchema = watchJobSchema.extend({ kind: z.enum(noticeKinds) });

/** Runs so long after the end of a hold. */
export const watch = { queue: 'booking-watch' satisfies QueueName, delayMs: 10_000 };

export function sendMailJob(
  client: pg.ClientBase,
  bookingId: string,
  kind: MailKind,
  options?: JobOptions,
): Promise<void> {
  return sendJob(client, 'booking-mail', { bookingId, kind }, options);
}

/** A notice to the people of the company. */
export function sendNoticeJob(
  client: pg.ClientBase | pg.Pool,
  bookingId: string,
  kind: NoticeKind,
): Promise<void> {
  return sendJob(client, 'booking-notice', { bookingId, kind });
}
