import type { BookingRow } from '../core/booking-row.ts';

/** What emails and notices read of a booking's row. */
export type MailedBooking = Pick<
  BookingRow,
  | 'id'
  | 'short_id'
  | 'method'
  | 'name'
  | 'phone'
  | 'message'
  | 'topic'
  | 'language'
  | 'timezone'
  | 'hour_cycle'
  | 'starts_at'
  | 'ends_at'
  | 'previous_starts_at'
  | 'confirmed_at'
  | 'changed_at'
  | 'cancelled_by'
  | 'cancel_line'
  | 'sequence'
  | 'event_sequence'
  | 'visitor_email'
  | 'meet_link'
  | 'meet_link_status'
  | 'is_rechecked'
  | 'suspicion'
>;
