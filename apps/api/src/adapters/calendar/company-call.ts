import type { CalendarFailure, CallLimits } from './company-calendar.ts';
import { type CompanyTokens, TokenFailure } from './company-tokens.ts';
import { callGoogle, type GoogleCall } from './google-call.ts';
import { type GoogleErrorBody, readGoogleError } from './google-error-body.ts';

export interface CompanyCall extends GoogleCall {
  /** Set if the call is about one event: then a refusal may be about that event, not about the calendar. */
  isAboutEvent?: boolean;
}

/**
 * `answer` has the body. `refused` is Google's refusal of this very call. The other outcomes mean the same for every
 * call.
 */
export type CallOutcome =
  | { kind: 'answer'; body: unknown }
  | { kind: 'refused'; error: GoogleErrorBody }
  | CalendarFailure;

/** The signal of a deadline, so that several requests can share one. */
export function toSignal({ timeoutMs, signal }: CallLimits): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([timeout, signal]) : timeout;
}

/** Calls Google with a token. A refused token is replaced once, because it may expire earlier than announced. */
export async function callCompanyCalendar(
  tokens: CompanyTokens,
  call: CompanyCall,
  signal: AbortSignal,
): Promise<CallOutcome> {
  const first = await callOnce(tokens, call, signal);
  if (first.kind !== 'refused' || first.error.status !== 401) return first;
  const second = await callOnce(tokens, call, signal);
  if (second.kind !== 'refused' || second.error.status !== 401) return second;
  return { kind: 'broken', reason: 'token_rejected', detail: 'HTTP 401 twice' };
}

// No error of `fetch` may leave this function, because it may carry the token or the visitor's data.
async function callOnce(tokens: CompanyTokens, call: CompanyCall, signal: AbortSignal): Promise<CallOutcome> {
  try {
    signal.throwIfAborted();
    const token = await abortable(tokens.getToken(), signal);
    const response = await callGoogle(call, token, signal);
    if (response.ok) return { kind: 'answer', body: await readBody(response) };
    const error = await readGoogleError(response);
    if (error.status === 401) tokens.drop(token);
    return toOutcome(error, call);
  } catch (error) {
    if (error instanceof TokenFailure) return error.failure;
    const detail = error instanceof Error ? error.name : 'no answer';
    return { kind: 'transient', detail, retryAfterMs: undefined };
  }
}

/** The reasons that Google gives if the account lacks a permission, whatever the call is about. */
const connectionReasons: readonly string[] = [
  'insufficientPermissions',
  'accessNotConfigured',
  'forbiddenForServiceAccounts',
];

function toOutcome(error: GoogleErrorBody, { isAboutEvent }: CompanyCall): CallOutcome {
  const { status, reason, retryAfterMs } = error;
  const detail = `HTTP ${status} ${reason}`.trim();
  if (status >= 500 || error.isRateLimit) return { kind: 'transient', detail, retryAfterMs };
  const isAboutRights = !isAboutEvent || connectionReasons.includes(reason);
  if (status === 403 && !error.isQuota && isAboutRights) return { kind: 'broken', reason: 'scope', detail };
  return { kind: 'refused', error };
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** Other callers may wait for the same token, so a caller that gives up leaves the request running. */
async function abortable<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
