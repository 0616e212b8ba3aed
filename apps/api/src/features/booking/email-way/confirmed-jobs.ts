import { type BookingJob, calendarJob } from '../core/booking-jobs.ts';

/**
 * The calendar is updated at once if possible. Email and webhooks wait up to a minute for the link, the notice less.
 */
export const confirmedJobs: readonly BookingJob[] = [
  calendarJob,
  { queue: 'booking-mail', data: { kind: 'confirmation' }, delayMs: 60_000 },
  { queue: 'booking-notice', data: { kind: 'booked' }, delayMs: 8_000 },
  { queue: 'webhook', data: { event: 'booking.confirmed' }, delayMs: 60_000 },
];
