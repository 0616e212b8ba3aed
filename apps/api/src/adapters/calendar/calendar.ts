export interface EventDraft {
  /** Chosen by us, so that a retried insert can't create a second event. */
  id: string;
  bookingId: string;
  summary: string;
  /** HTML. */
  description: string;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  guestEmail: string;
  wantsConference: boolean;
}

export type Conference = { kind: 'ready'; link: string } | { kind: 'pending' | 'unavailable' };

export interface CalendarEvent {
  id: string;
  isCancelled: boolean;
  startsAt: Date | undefined;
  endsAt: Date | undefined;
  bookingId: string | undefined;
  /** Only an address that belongs to the calendar's owner. */
  organizerEmail: string | undefined;
  conference: Conference;
}

type RefusalReason = 'token' | 'scope' | 'quota' | 'duplicate' | 'not_found' | 'conference_type' | 'invalid';

/**
 * `refused`: nothing happened, and a retry won't help. `failed`: a retry may succeed. Without `hasNoEffect` it is
 * unknown whether the call took effect.
 */
export type CalendarAnswer =
  | { kind: 'event'; event: CalendarEvent }
  | { kind: 'refused'; reason: RefusalReason }
  | { kind: 'failed'; reason: string; hasNoEffect: boolean; retryAfterMs: number | undefined };

/** `invalid`: expired, revoked, or issued to another application. `unavailable`: Google could not be asked. */
export type TokenVerdict = 'good' | 'invalid' | 'scope_missing' | 'unavailable';

/** A visitor's own calendar. The token is an argument of each call and is never stored. */
export interface Calendar {
  /** Returns whether a token may be used here at all. */
  checkToken: (token: string) => Promise<TokenVerdict>;
  insertEvent: (token: string, draft: EventDraft, timeoutMs: number) => Promise<CalendarAnswer>;
  getEvent: (token: string, id: string, timeoutMs: number) => Promise<CalendarAnswer>;
  /** Returns whether the event certainly no longer exists. */
  deleteEvent: (token: string, id: string, timeoutMs: number) => Promise<boolean>;
  /** Returns whether the token can certainly no longer be used. */
  revokeToken: (token: string) => Promise<boolean>;
}
