import { bookingDraft, emptyBookingValues } from '../../../lib/booking-draft.ts';
import type { Meeting } from './to-meeting.ts';

/** What was typed for a canceled booking is filled in when the visitor books again. */
export function keepDetails({ details }: Meeting): void {
  if (details) bookingDraft.save({ ...emptyBookingValues, ...details });
}
