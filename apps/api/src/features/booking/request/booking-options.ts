import type { BookingRules } from '@tt/contract/booking/booking-rules';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Calendar } from '../../../adapters/calendar/calendar.ts';
import type { Limits } from '../../../limits/limits.ts';
import type { Metrics } from '../../../process/metrics.ts';
import type { SigningSecret } from '../../../process/signing-secret.ts';
import type { AbsenceRule } from '../event/event-doubt.ts';
import type { Company } from '../mail/booking-texts.ts';

export interface Patience {
  /** Everything that Google is asked for while the visitor waits. */
  waitMs: number;
  absence: AbsenceRule;
  /** How long an event whose insert got no clear answer is looked for. */
  lookMs: number;
}

/** What the booking service works with. */
export interface BookingOptions {
  pool: pg.Pool;
  log: Logger;
  calendar: Calendar;
  rules: BookingRules;
  company: Company;
  secret: SigningSecret;
  now: () => Date;
  patience: Patience;
  /** How many meetings to come one visitor may have. */
  bookingsPerVisitor: number;
  metrics: Pick<Metrics, 'bookingsBeyondLimit' | 'bookingLooks'>;
  /** Throws when this network has booked too much. */
  limitBookings: Limits['limitBookings'];
  /** Tells when everybody together has booked more than expected. */
  countBooking: Limits['countBooking'];
  limitBookingAccess: Limits['limitBookingAccess'];
}
