import type { BookingMethod } from '@tt/contract/booking/booking-response';
import type { BookingJob } from '../jobs/booking-jobs.ts';

/** The request itself brings the calendar up to date, so the job only steps in if it could not. */
export const calendarJob: BookingJob = { queue: 'booking-calendar', data: {}, delayMs: 6_000 };

/** What follows a move by the visitor. */
export function toMoveJobs(method: BookingMethod): BookingJob[] {
  const messages: BookingJob[] = [
    { queue: 'booking-mail', data: { kind: 'moved' } },
    { queue: 'booking-notice', data: { kind: 'moved' } },
    { queue: 'webhook', data: { event: 'booking.moved' } },
  ];
  return method === 'email' ? [calendarJob, ...messages] : messages;
}
