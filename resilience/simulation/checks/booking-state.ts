import type { StoredEvent } from '@tt/standins/google/calendar/event-store';
import type { World } from '../world.ts';

export interface BookingState {
  id: string;
  status: string;
  method: 'google' | 'email';
  lane: number | null;
  starts_at: Date;
  ends_at: Date;
  name: string;
  visitor_email: string | null;
}

export function listBookings(world: World): Promise<BookingState[]> {
  return world.database.query<BookingState>(
    `select b.id, status, method, lane, starts_at, ends_at, name, visitor_email
     from booking b left join booking_claim c on c.booking_id = b.id order by created_at, b.id`,
  );
}

/** The events in all calendars, by booking; those of nobody have none. */
export function listLiveEvents(world: World): Map<string, StoredEvent[]> {
  const events = world.google.world.events.list().filter(({ status }) => status === 'confirmed');
  return Map.groupBy(events, getBookingId);
}

function getBookingId({ body }: StoredEvent): string {
  return body.extendedProperties?.private?.bookingId ?? '';
}
