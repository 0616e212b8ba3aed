import type { BookingRules } from '@tt/contract/booking/booking-rules';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Limits } from '../../../limits/limits.ts';
import type { SigningSecret } from '../../../process/signing-secret.ts';
import type { Company } from './booking-texts.ts';
import type { PlaceRules } from './place-repository.ts';

/** What both ways of booking work with. */
export interface BookingOptions {
  pool: pg.Pool;
  log: Logger;
  rules: BookingRules;
  place: PlaceRules;
  company: Company;
  secret: SigningSecret;
  now: () => Date;
  /** How many upcoming meetings one visitor may have. */
  bookingsPerVisitor: number;
  limitBookingAccess: Limits['limitBookingAccess'];
}
