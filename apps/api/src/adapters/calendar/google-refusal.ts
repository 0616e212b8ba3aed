import * as z from 'zod';
import type { CalendarAnswer } from './calendar.ts';

const errorSchema = z.object({
  error: z.object({
    message: z.string().optional(),
    errors: z.array(z.object({ reason: z.string() })).optional(),
  }),
});

const rateReasons = new Set(['rateLimitExceeded', 'userRateLimitExceeded']);
const quotaReasons = new Set(['quotaExceeded', 'calendarUsageLimitsExceeded', 'dailyLimitExceeded']);

/** Reads one of Google's documented errors: https://developers.google.com/workspace/calendar/api/guides/errors */
export async function toRefusal(response: Response): Promise<CalendarAnswer> {
  const { status } = response;
  const body = errorSchema.safeParse(await response.json().catch(() => undefined)).data;
  const reason = body?.error.errors?.[0]?.reason ?? '';
  if (status >= 500) return toFailure(response, `HTTP ${status}`, false);
  if (status === 429 || rateReasons.has(reason)) return toFailure(response, `HTTP ${status}`, true);
  if (status === 401) return { kind: 'refused', reason: 'token' };
  if (status === 403) return { kind: 'refused', reason: quotaReasons.has(reason) ? 'quota' : 'scope' };
  if (status === 404) return { kind: 'refused', reason: 'not_found' };
  if (status === 409) return { kind: 'refused', reason: 'duplicate' };
  const isConferenceType = status === 400 && /conference type/i.test(body?.error.message ?? '');
  return { kind: 'refused', reason: isConferenceType ? 'conference_type' : 'invalid' };
}

function toFailure(response: Response, reason: string, hasNoEffect: boolean): CalendarAnswer {
  const seconds = Number(response.headers.get('retry-after')) || undefined;
  return { kind: 'failed', reason, hasNoEffect, retryAfterMs: seconds && seconds * 1000 };
}
