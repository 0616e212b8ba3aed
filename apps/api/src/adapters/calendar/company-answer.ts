import type * as z from 'zod';
import type { CalendarFailure, CompanyEvent } from './company-calendar.ts';
import type { CallOutcome } from './company-call.ts';
import { companyEventSchema, toCompanyEvent } from './company-event.ts';
import type { GoogleErrorBody } from './google-error-body.ts';

type Refused = Extract<CallOutcome, { kind: 'refused' }>;

/** The default meaning of a refusal, for calls that define none. */
export function toUsualRefusal({ error }: Refused): { kind: 'invalid'; detail: string } | CalendarFailure {
  const detail = formatError(error);
  if (error.isQuota) return { kind: 'transient', detail, retryAfterMs: error.retryAfterMs };
  if (error.status === 404) return { kind: 'broken', reason: 'calendar_gone', detail };
  return { kind: 'invalid', detail };
}

/** The event of an answer, which must be the one that was asked for. */
export function toEventAnswer(
  body: unknown,
  id: string,
): { kind: 'event'; event: CompanyEvent } | CalendarFailure {
  const parsed = parseAnswer(companyEventSchema, body);
  if ('kind' in parsed) return parsed;
  const event = toCompanyEvent(parsed.data);
  return event.id === id ? { kind: 'event', event } : toTransient('the answer is about another event');
}

export function parseAnswer<Value>(
  schema: z.ZodType<Value>,
  body: unknown,
): { data: Value } | Extract<CalendarFailure, { kind: 'transient' }> {
  const parsed = schema.safeParse(body);
  return parsed.success ? { data: parsed.data } : toTransient('unreadable answer');
}

export function toTransient(detail: string) {
  return { kind: 'transient' as const, detail, retryAfterMs: undefined };
}

function formatError({ status, reason }: GoogleErrorBody): string {
  return `HTTP ${status} ${reason}`.trim();
}
