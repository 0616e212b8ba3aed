import { parseJobData } from '../../../queue/job-data.ts';
import type { JobHandler } from '../../../queue/work-queue.ts';
import { NoCalendar, type SyncOptions, syncEvent } from './sync-event.ts';

/** Brings the company's calendar up to date with one booking. */
export function createCalendarJob(options: SyncOptions): JobHandler {
  return async ({ data }) => {
    try {
      await syncEvent(options, parseJobData('booking-calendar', data).bookingId);
    } catch (error) {
      if (!(error instanceof NoCalendar)) throw error;
    }
  };
}
