import { toInstant } from '@tt/standins/google/calendar/event-schema';
import type { StoredEvent } from '@tt/standins/google/calendar/event-store';
import { companyConnection } from '@tt/standins/google/company-connection';
import type { BookingRow, StoredBooking } from '../../invariants/evidence.ts';
import { hasTime, toBookingId } from '../story/company-hand.ts';
import type { World } from '../world.ts';

/** A booking and what was recorded as sent about it. */
export interface BookingState {
  id: string;
  name: string;
  method: 'google' | 'email';
  status: string;
  lane: number | null;
  starts_at: Date;
  ends_at: Date;
  visitor_email: string | null;
  cancelled_at: Date | null;
  sequence: number;
  moved_by: 'visitor' | 'company' | null;
  meet_link_status: string | null;
  is_past: boolean;
  /**
   * Its first email was queued after the meeting, of which none speaks any more: a form was sent again, or a call hung over
   * the time of the meeting. The queue forgets its jobs after a day, the row does not.
   */
  is_mail_late: boolean;
  /** `purpose channel`. */
  sent: string[];
}

const text = `
  select b.id, name, method, status, lane, starts_at, ends_at, visitor_email, cancelled_at, sequence, moved_by,
    meet_link_status, ends_at <= now() as is_past,
    coalesce(confirmed_at >= ends_at, false) or coalesce((select min(created_on) from pgboss.job where name = 'booking-mail'
      and data->>'bookingId' = b.id::text and data->>'kind' <> 'confirmRequest') >= ends_at, false) as is_mail_late,
    array(select purpose || ' ' || channel from delivery where subject_id = b.id) as sent
  from booking b left join booking_claim c on c.booking_id = b.id order by created_at, b.id`;

export function listBookings({ database }: World): Promise<BookingState[]> {
  return database.query<BookingState>(text);
}

/** The row, and where its event belongs. */
export function toRow(state: BookingState): BookingRow & Pick<StoredBooking, 'calendar'> {
  const { id, name, method, status, lane, starts_at, ends_at, visitor_email, sequence } = state;
  return {
    ...{ id, name: `the booking of ${name}`, method, status, lane },
    ...{ startsAt: starts_at.getTime(), endsAt: ends_at.getTime(), isMoved: sequence > 0 },
    calendar: method === 'email' ? companyConnection.account : (visitor_email ?? ''),
  };
}

/** The events in all calendars that belong to a booking. */
export function listLiveEvents({ google }: World): StoredEvent[] {
  return google.world.events
    .list()
    .filter((event) => event.status === 'confirmed' && toBookingId(event) !== '');
}

export function toEvent(event: StoredEvent) {
  const { start, end } = event.body;
  return {
    bookingId: toBookingId(event),
    calendar: event.calendar,
    startsAt: hasTime(event) ? toInstant(start) : NaN,
    endsAt: hasTime(event) ? toInstant(end) : NaN,
    isKnown: false,
  };
}
