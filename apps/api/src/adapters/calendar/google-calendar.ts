import type { Calendar, CalendarAnswer } from './calendar.ts';
import { callGoogle, type GoogleCall } from './google-call.ts';
import { readGoogleError } from './google-error-body.ts';
import { eventFields, googleEventSchema, toCalendarEvent, toGoogleEvent } from './google-event.ts';
import { createTokenCheck, type GoogleTokenOptions } from './google-token.ts';

export interface GoogleCalendarOptions extends GoogleTokenOptions {
  calendarUrl: string;
  revokeUrl: string;
}

const revokeTimeoutMs = 5_000;

/** The primary calendar of the token's owner, through Google's Calendar API. */
export function createGoogleCalendar(options: GoogleCalendarOptions): Calendar {
  const { calendarUrl, revokeUrl } = options;
  const collection = `${calendarUrl}/calendars/primary/events`;
  return {
    checkToken: createTokenCheck(options),
    insertEvent: (token, draft, timeoutMs) => {
      const query = new URLSearchParams({
        conferenceDataVersion: '1',
        sendUpdates: 'all',
        fields: eventFields,
      });
      const call = { method: 'POST', url: `${collection}?${query}`, body: toGoogleEvent(draft) } as const;
      return askEvent(call, token, timeoutMs);
    },
    getEvent: (token, id, timeoutMs) => {
      const query = new URLSearchParams({ fields: eventFields });
      return askEvent({ method: 'GET', url: `${collection}/${id}?${query}` }, token, timeoutMs);
    },
    deleteEvent: (token, id, timeoutMs) =>
      deleteEvent(`${collection}/${id}?${new URLSearchParams({ sendUpdates: 'all' })}`, token, timeoutMs),
    revokeToken: (token) => revokeToken(revokeUrl, token),
  };
}

// No error of `fetch` may leave this function, because it may carry the token or the visitor's data.
async function askEvent(call: GoogleCall, token: string, timeoutMs: number): Promise<CalendarAnswer> {
  try {
    const response = await callGoogle(call, token, AbortSignal.timeout(timeoutMs));
    if (!response.ok) return await toRefusal(response);
    return { kind: 'event', event: toCalendarEvent(googleEventSchema.parse(await response.json())) };
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'no answer';
    return { kind: 'failed', reason, hasNoEffect: false, retryAfterMs: undefined };
  }
}

/** 410: it was deleted before. 404 is no proof, because one copy of a calendar can lag behind another. */
async function deleteEvent(url: string, token: string, timeoutMs: number): Promise<boolean> {
  try {
    const { ok, status } = await callGoogle({ method: 'DELETE', url }, token, AbortSignal.timeout(timeoutMs));
    return ok || status === 410;
  } catch {
    return false;
  }
}

/** Google answers 400 for a token that is expired or revoked already. */
async function revokeToken(url: string, token: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ token }),
      signal: AbortSignal.timeout(revokeTimeoutMs),
      redirect: 'error',
    });
    return response.ok || response.status === 400;
  } catch {
    return false;
  }
}

/** What a refused call on a visitor's calendar means. */
async function toRefusal(response: Response): Promise<CalendarAnswer> {
  const error = await readGoogleError(response);
  const { status, retryAfterMs } = error;
  if (status >= 500 || error.isRateLimit) {
    return { kind: 'failed', reason: `HTTP ${status}`, hasNoEffect: status < 500, retryAfterMs };
  }
  if (status === 401) return { kind: 'refused', reason: 'token' };
  if (status === 403) return { kind: 'refused', reason: error.isQuota ? 'quota' : 'scope' };
  if (status === 404) return { kind: 'refused', reason: 'not_found' };
  if (status === 409) return { kind: 'refused', reason: 'duplicate' };
  return { kind: 'refused', reason: error.isConferenceType ? 'conference_type' : 'invalid' };
}
