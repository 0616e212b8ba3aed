import type { BookingMethod } from '@tt/contract/booking/booking-response';
import type { Row } from '../../../db/tables.ts';

type Status = Row<'booking'>['status'];

/** Who causes a transition: a request of the visitor, the company in its calendar, or time, which a job notices. */
type Mover = 'visitor' | 'company' | 'time';

interface Transition {
  from: Status | 'none';
  to: Status;
  methods: readonly BookingMethod[];
  by: readonly Mover[];
  /** The function, of SQL or of TypeScript, that sets the status. */
  in: string;
}

const both = ['google', 'email'] as const;
const [google, email] = [['google'], ['email']] as const;

/**
 * Every transition from one status to another. `docs/booking.md` draws them. A booking that is held or confirmed has
 * its time. A booking that ended without a meeting is failed (refused), expired (its hold ran out) or in_doubt (its
 * event may exist).
 */
export const transitions: readonly Transition[] = [
  { from: 'none', to: 'held', methods: both, by: ['visitor'], in: 'reserve_booking' },
  { from: 'none', to: 'confirmed', methods: email, by: ['visitor'], in: 'reserve_booking' },
  // The event is in the visitor's calendar.
  { from: 'held', to: 'confirmed', methods: google, by: ['visitor'], in: 'confirmBooking' },
  // The button in the email, even a late one if the time is still available.
  { from: 'held', to: 'confirmed', methods: email, by: ['visitor'], in: 'confirm_hold' },
  { from: 'expired', to: 'confirmed', methods: email, by: ['visitor'], in: 'confirm_hold' },
  { from: 'held', to: 'failed', methods: google, by: ['visitor'], in: 'failBooking' },
  { from: 'held', to: 'expired', methods: both, by: ['time'], in: 'sweepHolds' },
  { from: 'held', to: 'expired', methods: both, by: ['time'], in: 'reserve_booking' },
  { from: 'held', to: 'expired', methods: email, by: ['time'], in: 'endHold' },
  { from: 'held', to: 'in_doubt', methods: google, by: ['time'], in: 'endHold' },
  { from: 'expired', to: 'in_doubt', methods: google, by: ['time'], in: 'endHold' },
  { from: 'failed', to: 'in_doubt', methods: google, by: ['time'], in: 'endHold' },
  // The same form again, with the same key.
  { from: 'held', to: 'held', methods: google, by: ['visitor'], in: 'reserve_booking' },
  { from: 'expired', to: 'held', methods: both, by: ['visitor'], in: 'reserve_booking' },
  { from: 'in_doubt', to: 'held', methods: google, by: ['visitor'], in: 'reserve_booking' },
  { from: 'confirmed', to: 'cancelled', methods: both, by: ['visitor', 'company'], in: 'cancelBooking' },
];
