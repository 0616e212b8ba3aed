import * as z from 'zod';

const errorSchema = z.object({
  error: z.object({
    message: z.string().optional(),
    errors: z.array(z.object({ reason: z.string() })).optional(),
  }),
});

const rateReasons = new Set(['rateLimitExceeded', 'userRateLimitExceeded']);
const quotaReasons = new Set(['quotaExceeded', 'calendarUsageLimitsExceeded', 'dailyLimitExceeded']);

export interface GoogleErrorBody {
  status: number;
  /** Google's reason code, or an empty string. */
  reason: string;
  isRateLimit: boolean;
  isQuota: boolean;
  isConferenceType: boolean;
  retryAfterMs: number | undefined;
}

/** Reads one of Google's documented errors: https://developers.google.com/workspace/calendar/api/guides/errors */
export async function readGoogleError(response: Response): Promise<GoogleErrorBody> {
  const { status } = response;
  const body = errorSchema.safeParse(await response.json().catch(() => undefined)).data;
  const reason = body?.error.errors?.[0]?.reason ?? '';
  return {
    status,
    reason,
    isRateLimit: status === 429 || rateReasons.has(reason),
    isQuota: status === 403 && quotaReasons.has(reason),
    isConferenceType: status === 400 && /conference type/i.test(body?.error.message ?? ''),
    retryAfterMs: readRetryAfter(response),
  };
}

export function readRetryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after')) || undefined;
  return seconds && seconds * 1000;
}
