import { parseJobData } from '../../../queue/job-data.ts';
import type { JobHandler } from '../../../queue/work-queue.ts';
import { type SyncOptions, syncEvent } from './sync-event.ts';

/** Brings the company's calendar up to date with one booking. */
export function createCalendarJob(options: SyncOptions): JobHandler {
  return async ({ data }) => syncEvent(options, parseJobData('booking-calendar', data).bookingId);
}
