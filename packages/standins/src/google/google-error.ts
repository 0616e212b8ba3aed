import { z } from 'zod';

// Codes, reasons, domains and messages as in "Handle API errors" of the Google Calendar API guide.
const catalogue = {
  invalid: [400, 'global', 'Invalid Value'],
  required: [400, 'global', 'Missing end time.'],
  timeRangeEmpty: [400, 'calendar', 'The specified time range is empty.'],
  timeRangeTooLong: [400, 'calendar', 'The requested time range is too long.'],
  authError: [401, 'global', 'Invalid Credentials'],
  insufficientPermissions: [403, 'global', 'Insufficient Permission'],
  forbidden: [403, 'global', 'Forbidden'],
  forbiddenForNonOrganizer: [
    403,
    'calendar',
    'Shared properties can only be changed by the organizer of the event.',
  ],
  forbiddenForServiceAccounts: [
    403,
    'calendar',
    'Service accounts cannot invite attendees without Domain-Wide Delegation of Authority.',
  ],
  rateLimitExceeded: [403, 'usageLimits', 'Rate Limit Exceeded'],
  userRateLimitExceeded: [403, 'usageLimits', 'User Rate Limit Exceeded'],
  quotaExceeded: [403, 'usageLimits', 'Calendar usage limits exceeded.'],
  calendarUsageLimitsExceeded: [403, 'usageLimits', 'Calendar usage limits exceeded.'],
  notFound: [404, 'global', 'Not Found'],
  duplicate: [409, 'global', 'The requested identifier already exists.'],
  deleted: [410, 'global', 'Resource has been deleted'],
  conditionNotMet: [412, 'global', 'Precondition Failed'],
  backendError: [500, 'global', 'Backend Error'],
} as const;

const statuses: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'ALREADY_EXISTS',
  410: 'FAILED_PRECONDITION',
  412: 'FAILED_PRECONDITION',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

export const googleReason = z.enum(
  Object.keys(catalogue) as [keyof typeof catalogue, ...(keyof typeof catalogue)[]],
);

export type GoogleReason = z.infer<typeof googleReason>;

/** One of Google's documented refusals; `code` can differ from the usual one (rate limits come as 403 and as 429). */
export class GoogleError extends Error {
  readonly code: number;
  readonly reason: GoogleReason;

  constructor(reason: GoogleReason, overrides: { code?: number; message?: string } = {}) {
    const [code, , message] = catalogue[reason];
    super(overrides.message ?? message);
    this.reason = reason;
    this.code = overrides.code ?? code;
  }

  toBody() {
    const domain = catalogue[this.reason][1];
    const header = this.reason === 'authError' ? 'Authorization' : 'If-Match';
    const hasLocation = this.reason === 'authError' || this.reason === 'conditionNotMet';
    const location = hasLocation ? { locationType: 'header', location: header } : undefined;
    return {
      error: {
        code: this.code,
        message: this.message,
        errors: [{ message: this.message, domain, reason: this.reason, ...location }],
        status: statuses[this.code] ?? 'UNKNOWN',
      },
    };
  }
}

/** What a caller sees after an unreadable body, a bad admin call or a bug of the stand-in itself. */
export function toGoogleError(error: unknown): GoogleError {
  if (error instanceof GoogleError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const isUnreadable = error instanceof Error && 'statusCode' in error && error.statusCode === 400;
  const isCallersMistake = isUnreadable || error instanceof z.ZodError;
  return new GoogleError(isCallersMistake ? 'invalid' : 'backendError', { message });
}
