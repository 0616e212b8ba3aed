import * as z from 'zod';
import { connectionNotices, mailKinds, noticeKinds, webhookEvents } from '../db/tables.ts';
import type { QueueName } from './queues.ts';

const none = z.object({});
const ofBooking = z.object({ bookingId: z.uuid() });
// The state of the booking that a message is about.
const sequence = z.int().min(0).default(0);

/**
 * What the jobs of each queue carry: ids, kinds and counts alone, so that what a person wrote stays in one row and goes with it.
 * Jobs of releases before and after this one may carry more, which is not read.
 */
export const jobSchemas = {
  'contact-form-notification': z.object({ id: z.uuid() }),
  'inquiry-receipt': z.object({ id: z.uuid() }),
  'inquiry-summary': none,
  'inquiry-digest': none,
  'inquiry-summary-notification': z.object({ summaryId: z.uuid() }),
  'desk-reminder': none,
  'desk-reminder-notification': z.object({ reminderId: z.uuid() }),
  /** The time of the request, which distinguishes it from the next one. */
  'desk-invitation': z.object({ personId: z.uuid(), at: z.number() }),
  'desk-device-notification': z.object({ actId: z.int() }),
  'booking-mail': ofBooking.extend({ kind: z.enum(mailKinds), sequence }),
  'booking-notice': ofBooking.extend({ kind: z.enum(noticeKinds), sequence, at: z.number().optional() }),
  'booking-calendar': ofBooking,
  'booking-watch': ofBooking,
  'calendar-notice': z.object({
    connectionId: z.uuid(),
    kind: z.enum(connectionNotices),
    /** The time of the event that the notice is about, which distinguishes it from the next one. */
    at: z.number(),
    /** The bookings whose events were deleted. */
    bookingIds: z.array(z.uuid()).default([]),
  }),
  'calendar-snapshot': none,
  'calendar-reconcile': none,
  'booking-reminder': none,
  'release-notice': z.object({ noticeId: z.uuid() }),
  // Written by the database function `webhook_jobs`.
  webhook: z.object({
    endpointId: z.uuid(),
    event: z.enum(webhookEvents),
    subjectId: z.uuid(),
    sequence: z.int().min(0),
  }),
  retention: none,
} satisfies Record<QueueName, z.ZodObject>;

/** The input of a job. Fields that are left out get their default. */
export type JobInput<Name extends QueueName> = z.input<(typeof jobSchemas)[Name]>;
export type JobData<Name extends QueueName> = z.infer<(typeof jobSchemas)[Name]>;

export function parseJobData<Name extends QueueName>(queue: Name, data: unknown): JobData<Name> {
  return jobSchemas[queue].parse(data) as JobData<Name>;
}
