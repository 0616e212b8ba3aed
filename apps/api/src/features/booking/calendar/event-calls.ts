import type {
  CalendarFailure,
  CallLimits,
  CompanyCalendar,
  CompanyEvent,
  CompanyEventDraft,
} from '../../../adapters/calendar/company-calendar.ts';
import type { Company } from '../core/booking-texts.ts';
import type { BookingRow } from '../core/booking-row.ts';
import { toCompanyEventDraft } from './company-event-draft.ts';

export interface CalendarCall {
  calendar: CompanyCalendar;
  limits: CallLimits;
}

/**
 * `again`: something changed in the meantime, so read the event again. `refused`: the same call will never succeed.
 */
type Unsettled = { kind: 'again' } | { kind: 'refused'; detail: string } | CalendarFailure;

export type EnsureOutcome = { kind: 'ensured'; event: CompanyEvent; isWithoutGuest: boolean } | Unsettled;
export type RemoveOutcome = { kind: 'gone' } | Unsettled;

const again = { kind: 'again' } as const;

/** Makes sure that the event exists once and at the booking's time. */
export async function ensureEvent(
  call: CalendarCall,
  row: BookingRow,
  { company, app }: { company: Company; app: string },
): Promise<EnsureOutcome> {
  const draft = toCompanyEventDraft(row, company, app);
  const found = await call.calendar.get(draft.id, call.limits);
  if (found.kind === 'not_found') return insertEvent(call, draft);
  if (found.kind === 'invalid') return { kind: 'refused', detail: found.detail };
  if (found.kind !== 'event') return found;
  const { event } = found;
  if (event.bookingId !== row.id) return { kind: 'refused', detail: 'the ID belongs to another event' };
  const isThere =
    !event.isCancelled &&
    event.startsAt?.getTime() === row.starts_at.getTime() &&
    event.endsAt?.getTime() === row.ends_at.getTime();
  if (isThere) return { kind: 'ensured', event, isWithoutGuest: false };
  const { id, etag, isCancelled: revives } = event;
  const move = { id, etag, startsAt: row.starts_at, endsAt: row.ends_at, revives };
  const moved = await call.calendar.patchTimes(move, call.limits);
  if (moved.kind === 'event') return { kind: 'ensured', event: moved.event, isWithoutGuest: false };
  if (moved.kind === 'changed' || moved.kind === 'not_found') return again;
  return moved.kind === 'invalid' ? { kind: 'refused', detail: moved.detail } : moved;
}

/** Leaves out what Google refuses: our own email invites the guest, and a meeting can take place without its link. */
async function insertEvent(call: CalendarCall, draft: CompanyEventDraft): Promise<EnsureOutcome> {
  const answer = await call.calendar.insert(draft, call.limits);
  switch (answer.kind) {
    case 'event':
      return { kind: 'ensured', event: answer.event, isWithoutGuest: draft.guest === undefined };
    case 'duplicate':
      return again;
    case 'guest_refused':
    case 'invalid':
      // Google does not say which field is invalid. The guest's address is the only one that a visitor typed.
      return draft.guest
        ? insertEvent(call, { ...draft, guest: undefined })
        : toRefused(answer.kind === 'invalid' ? answer.detail : answer.kind);
    case 'conference_refused':
      return draft.wantsConference
        ? insertEvent(call, { ...draft, wantsConference: false })
        : toRefused(answer.kind);
    default:
      return answer;
  }
}

/** Makes sure that the event does not exist. */
export async function removeEvent({ calendar, limits }: CalendarCall, id: string): Promise<RemoveOutcome> {
  const found = await calendar.get(id, limits);
  if (found.kind === 'not_found' || (found.kind === 'event' && found.event.isCancelled))
    return { kind: 'gone' };
  if (found.kind === 'invalid') return toRefused(found.detail);
  if (found.kind !== 'event') return found;
  const answer = await calendar.remove({ id, etag: found.event.etag }, limits);
  if (answer.kind === 'removed' || answer.kind === 'not_found') return { kind: 'gone' };
  if (answer.kind === 'changed') return again;
  return answer.kind === 'invalid' ? toRefused(answer.detail) : answer;
}

function toRefused(detail: string) {
  return { kind: 'refused' as const, detail };
}
