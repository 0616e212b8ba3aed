import type { Calendar } from '../../../adapters/calendar/calendar.ts';
import type { Limits } from '../../../limits/limits.ts';
import type { Metrics } from '../../../process/metrics.ts';
import type { BookingOptions } from '../core/booking-options.ts';
import type { Timeouts } from './timeouts.ts';

/** What booking with Google works with, besides what both ways share. */
export interface GoogleWayOptions extends BookingOptions {
  /** The visitor's calendar. */
  calendar: Calendar;
  timeouts: Timeouts;
  metrics: Pick<Metrics, 'bookingsBeyondLimit' | 'bookingLooks'>;
  /** Throws when this network has booked too much. */
  limitBookings: Limits['limitBookings'];
  /** Reports when all visitors together have booked more than expected. */
  countBooking: Limits['countBooking'];
}
