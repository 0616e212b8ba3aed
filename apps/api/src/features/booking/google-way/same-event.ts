import type { CalendarEvent, EventDraft } from '../../../adapters/calendar/calendar.ts';

/** An answer counts only if it is about this booking: its id, its time, not deleted. */
export function isSameEvent(event: CalendarEvent, draft: EventDraft): boolean {
  return (
    !event.isCancelled &&
    event.id === draft.id &&
    event.bookingId === draft.bookingId &&
    event.startsAt?.getTime() === draft.startsAt.getTime() &&
    event.endsAt?.getTime() === draft.endsAt.getTime()
  );
}

/** A deleted event keeps its ID forever. */
export function isDeletedEvent(event: CalendarEvent, draft: EventDraft): boolean {
  return event.isCancelled && event.id === draft.id;
}
