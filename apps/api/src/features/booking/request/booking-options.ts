import type { BookingRules } from '@tt/contract/booking/booking-rules';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Calendar } from '../../../adapters/calendar/calendar.ts';
import type { Limits } from '../../../limits/limits.ts';
import type { Metrics } from '../../../process/metrics.ts';
import type { SigningSecret } from '../../../process/signing-secret.ts';
import type { Patience } from '../event/patience.ts';
import type { Company } from '../mail/booking-texts.ts';
import type { PlaceRules } from '../place/place-repository.ts';

/** What the booking service works with. */
export interface BookingOptions {
  pool: pg.Pool;
  log: Logger;
  calendar: Calendar;
  rules: BookingRules;
  place: PlaceRules;
  company: Company;
  secret: SigningSecret;
  now: () => Date;
  patience: Patience;
  /** How many upcoming meetings one visitor may have. */
  bookingsPerVisitor: number;
  metrics: Pick<Metrics, 'bookingsBeyondLimit' | 'bookingLooks'>;
  /** Throws when this network has booked too much. */
  limitBookings: Limits['limitBookings'];
  /** Reports when all visitors together have booked more than expected. */
  countBooking: Limits['countBooking'];
  limitBookingAccess: Limits['limitBookingAccess'];
}
