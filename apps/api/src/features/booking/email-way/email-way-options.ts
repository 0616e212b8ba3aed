import type { DomainVerdict } from '@tt/contract/inquiry/email-domain';
import type { Limits } from '../../../limits/limits.ts';
import type { Recheck } from '../calendar/recheck.ts';
import type { BookingOptions } from '../core/booking-options.ts';

/** What booking by email works with, besides what both ways share. */
export interface EmailWayOptions extends BookingOptions {
  /** The company's calendar is connected and was asked within the last hour. */
  isEmailWayOpen: () => Promise<boolean>;
  recheckTime: (startsAt: Date, endsAt: Date) => Promise<Recheck>;
  /** Brings the event into the company's calendar now, if that takes only seconds. Never fails. */
  syncSoon: (bookingId: string) => Promise<void>;
  checkEmailDomain: (email: string) => Promise<{ verdict: DomainVerdict }>;
  /** How many emails a day may go to a mailbox that nobody has verified. */
  mailsPerUnverifiedMailbox: number;
  limitEmailBookings: Limits['limitEmailBookings'];
  countEmailBooking: Limits['countEmailBooking'];
}
