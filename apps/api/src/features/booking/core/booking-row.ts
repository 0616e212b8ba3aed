import type { Row } from '../../../db/tables.ts';

/** The columns of a booking that its own code reads. */
export const bookingColumns = [
  ...['id', 'request_hash', 'view_key_hash', 'status', 'starts_at', 'ends_at', 'created_at'],
  ...['failure_code', 'name', 'phone', 'message', 'topic', 'language', 'timezone'],
  ...['visitor_email', 'is_verified', 'meet_link', 'meet_link_status'],
  ...['method', 'hour_cycle', 'suspicion', 'is_rechecked'],
  ...['sequence', 'moves', 'changed_at', 'previous_starts_at', 'moved_by'],
  ...['cancelled_at', 'cancelled_by', 'cancel_line'],
  ...['short_id', 'confirmed_at', 'synced_sequence', 'event_sequence'],
] as const satisfies readonly (keyof Row<'booking'>)[];

export interface BookingRow extends Pick<Row<'booking'>, (typeof bookingColumns)[number]> {
  /** Compared by the database clock, like the expiry itself. */
  is_attempt_over: boolean;
  is_hold_over: boolean;
}

/** Google counts in seconds, so a length that the company chose is rounded up. */
export function toDurationMinutes({ starts_at, ends_at }: Pick<BookingRow, 'starts_at' | 'ends_at'>) {
  return Math.ceil((ends_at.getTime() - starts_at.getTime()) / 60_000);
}

export function isSettled({ status }: Pick<BookingRow, 'status'>): boolean {
  return status === 'confirmed' || status === 'cancelled';
}
