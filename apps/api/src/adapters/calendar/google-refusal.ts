import type { CalendarAnswer } from './calendar.ts';
import { readGoogleError } from './google-error-body.ts';

/** What a refused call on a visitor's calendar means. */
export async function toRefusal(response: Response): Promise<CalendarAnswer> {
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
