import type { CalendarEvent, EventDraft } from './calendar.ts';

/**
 * Why only a person can repair the connection. `token_rejected`: the calendar refused two fresh tokens. `scope`: a right
 * is missing. `calendar_gone`: the calendar doesn't exist anymore, or not for this account. `unreadable`: we can't read
 * our own credential.
 */
export type BrokenReason =
  | 'invalid_grant'
  | 'invalid_client'
  | 'unauthorized_client'
  | 'token_rejected'
  | 'scope'
  | 'calendar_gone'
  | 'unreadable';

/**
 * Why Google gave no answer that counts. `broken`: a retry won't help. `transient`: a retry may succeed, and it is
 * unknown whether the call took effect, so look before the next change. `detail` is safe to log.
 */
export type CalendarFailure =
  | { kind: 'broken'; reason: BrokenReason; detail: string }
  | { kind: 'transient'; detail: string; retryAfterMs: number | undefined };

/** The deadline of a call, its token and all its pages included. */
export interface CallLimits {
  timeoutMs: number;
  signal?: AbortSignal;
}

export interface CompanyEventDraft extends Omit<EventDraft, 'guestEmail'> {
  /** Marks the events of this site, so that `list` finds them. */
  app: string;
  guest: { email: string; displayName?: string } | undefined;
  /** Shows nothing to people with whom the calendar is shared, blocks no time and reminds nobody. */
  isPrivate?: boolean;
}

interface EventGuest {
  email: string;
  responseStatus: string | undefined;
}

export interface CompanyEvent extends CalendarEvent {
  /** Changes with every change of the event, a guest's answer included. */
  etag: string;
  /** Google raises it when the times change. */
  sequence: number;
  /** Undefined in `list`. */
  iCalUid: string | undefined;
  guests: EventGuest[];
}

export interface EventMove {
  id: string;
  /** What the caller has seen. */
  etag: string;
  startsAt: Date;
  endsAt: Date;
  /** Brings a deleted event back. */
  revives?: boolean;
}

export interface BusyRange {
  startsAt: Date;
  endsAt: Date;
}

type Found = { kind: 'event'; event: CompanyEvent };
type NotFound = { kind: 'not_found' };
/** The event has changed since the caller read it. */
type Changed = { kind: 'changed' };
/** Google considers the request invalid, so the same request will never succeed. */
type Invalid = { kind: 'invalid'; detail: string };

export type FreeBusyAnswer =
  | { kind: 'busy'; calendars: Map<string, BusyRange[]> }
  | Invalid
  | CalendarFailure;
export type GetAnswer = Found | NotFound | Invalid | CalendarFailure;
/**
 * `duplicate`: the ID is taken, so look whose event it is. `guest_refused`: passes without the guest.
 * `conference_refused`: passes without the conference.
 */
export type InsertAnswer =
  | Found
  | { kind: 'duplicate' | 'guest_refused' | 'conference_refused' }
  | Invalid
  | CalendarFailure;
export type PatchAnswer = Found | NotFound | Changed | Invalid | CalendarFailure;
/** `removed`: by this call, or earlier. */
export type RemoveAnswer = { kind: 'removed' } | NotFound | Changed | Invalid | CalendarFailure;
export type ListAnswer = { kind: 'events'; events: CompanyEvent[] } | Invalid | CalendarFailure;

/** The company's own calendar. Google sends no email about any of these calls. */
export interface CompanyCalendar {
  /** One calendar that can't be read fails the whole call, because it would look free. */
  freeBusy: (calendarIds: string[], from: Date, to: Date, limits: CallLimits) => Promise<FreeBusyAnswer>;
  get: (id: string, limits: CallLimits) => Promise<GetAnswer>;
  insert: (draft: CompanyEventDraft, limits: CallLimits) => Promise<InsertAnswer>;
  patchTimes: (move: EventMove, limits: CallLimits) => Promise<PatchAnswer>;
  remove: (event: { id: string; etag: string }, limits: CallLimits) => Promise<RemoveAnswer>;
  /** The site's events that end after `from`, deleted ones included. */
  list: (app: string, from: Date, limits: CallLimits) => Promise<ListAnswer>;
}
