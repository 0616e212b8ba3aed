import type { BookingMethod } from '@tt/contract/booking/booking-response';
import type pg from 'pg';
import type { Client } from '../../../db/query.ts';
import type { MailKind, NoticeKind, Purpose, WebhookEvent } from '../../../db/tables.ts';
import type { QueueName } from '../../../queue/queues.ts';
import { sendJob } from '../../../queue/send-job.ts';

/** Runs this long after the end of a hold. */
export const watch = { queue: 'booking-watch', delayMs: 10_000 } as const;

/** A job that a database function enqueues with the booking's ID and sequence; one of `webhook` for each endpoint. */
export interface BookingJob {
  queue: QueueName;
  data: { kind?: MailKind | NoticeKind; event?: WebhookEvent };
  delayMs?: number;
}

export interface MessageOptions {
  /** The state of the booking that the message is about. */
  sequence?: number;
  delayMs?: number;
}

interface NoticeOptions extends MessageOptions {
  /** The time that the notice is about, which distinguishes it from notices about other times. */
  at?: number | undefined;
}

export function sendMailJob(
  client: pg.ClientBase,
  bookingId: string,
  kind: MailKind,
  { sequence = 0, ...options }: MessageOptions = {},
): Promise<void> {
  return sendJob(client, 'booking-mail', { bookingId, kind, sequence }, options);
}

/** A notice to the company. */
export function sendNoticeJob(
  client: Client,
  bookingId: string,
  kind: NoticeKind,
  { sequence = 0, at, ...options }: NoticeOptions = {},
): Promise<void> {
  return sendJob(client, 'booking-notice', { bookingId, kind, sequence, at }, options);
}

/** Brings the company's calendar up to date with a booking. */
export function sendCalendarJob(client: Client, bookingId: string): Promise<void> {
  return sendJob(client, 'booking-calendar', { bookingId });
}

/** Names a message so that it is sent once for each state of the booking, and for each time that it is about. */
export function toPurpose(kind: MailKind | NoticeKind, sequence: number, at?: number): Purpose {
  if (at !== undefined) return `${kind}:${sequence}:${at}`;
  return sequence === 0 ? kind : `${kind}:${sequence}`;
}

/** The request itself updates the calendar, so the job only runs if the request could not. */
export const calendarJob: BookingJob = { queue: 'booking-calendar', data: {}, delayMs: 6_000 };

/** The jobs after a move by the visitor. */
export function toMoveJobs(method: BookingMethod): BookingJob[] {
  const messages: BookingJob[] = [
    { queue: 'booking-mail', data: { kind: 'moved' } },
    { queue: 'booking-notice', data: { kind: 'moved' } },
    { queue: 'webhook', data: { event: 'booking.moved' } },
  ];
  return method === 'email' ? [calendarJob, ...messages] : messages;
}
