import { durationsMinutes } from '@tt/contract/booking/booking-rules';
import { type BookingValues, bookingDraft, emptyBookingValues } from '../../../lib/booking-draft.ts';
import type { Meeting } from './to-meeting.ts';

/** What was typed and how long it was to take; the company may have given it a length that is not offered. */
export function findDraft({
  details,
  durationMinutes,
}: Pick<Meeting, 'details' | 'durationMinutes'>): BookingValues | undefined {
  if (!details) return undefined;
  const offered = durationsMinutes.find((minutes) => minutes === durationMinutes);
  return { ...emptyBookingValues, ...details, ...(offered && { durationMinutes: offered }) };
}

/** A canceled booking is filled in when the visitor books again, but for its time. */
export function keepDetails(meeting: Meeting): void {
  const draft = findDraft(meeting);
  if (draft) bookingDraft.save(draft);
}
