import type { Calendar, CalendarAnswer } from './calendar.ts';
import { eventFields, googleEventSchema, toCalendarEvent, toGoogleEvent } from './google-event.ts';
import { toRefusal } from './google-refusal.ts';
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
    insertEvent: (token, draft, timeoutMs) =>
      callGoogle(
        `${collection}?${new URLSearchParams({ conferenceDataVersion: '1', sendUpdates: 'all', fields: eventFields })}`,
        token,
        timeoutMs,
        { method: 'POST', body: JSON.stringify(toGoogleEvent(draft)) },
      ),
    getEvent: (token, id, timeoutMs) =>
      callGoogle(`${collection}/${id}?${new URLSearchParams({ fields: eventFields })}`, token, timeoutMs),
    deleteEvent: (token, id, timeoutMs) =>
      deleteEvent(`${collection}/${id}?${new URLSearchParams({ sendUpdates: 'all' })}`, token, timeoutMs),
    revokeToken: (token) => revokeToken(revokeUrl, token),
  };
}

// No error of `fetch` may leave this function, because it may carry the token or the visitor's data.
async function callGoogle(
  url: string,
  token: string,
  timeoutMs: number,
  init: RequestInit = {},
): Promise<CalendarAnswer> {
  try {
    const response = await fetch(url, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
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
    const response = await fetch(url, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    return response.ok || response.status === 410;
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
