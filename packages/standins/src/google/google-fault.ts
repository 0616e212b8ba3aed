import { z } from 'zod';
import { connectionFault } from '../connection-fault.ts';
import { faultTimes } from '../fault-script.ts';
import { googleReason } from './google-error.ts';
import { oauthErrorCode } from './oauth/oauth-error.ts';

const callOperation = z.enum([
  ...['insert', 'get', 'list', 'patch', 'delete', 'freebusy'],
  ...['token', 'revoke', 'tokeninfo'],
] as const);

export type CallOperation = z.infer<typeof callOperation>;

/** Strikes only calls with a token of this account, so that a visitor's fault can't meet the company's worker. */
const account = z.email().optional();

const onCall = { on: callOperation, times: faultTimes, account };
const onInsert = { on: z.literal('insert'), times: faultTimes, account };
const onConsent = { on: z.literal('consent'), times: faultTimes };

const lie = z.enum(['id', 'time', 'organizer', 'status']);

export type Lie = z.infer<typeof lie>;

const callFault = z.discriminatedUnion('kind', [
  connectionFault.extend({ on: callOperation, account }),
  z.object({
    ...onCall,
    kind: z.literal('error'),
    reason: googleReason,
    code: z.int().min(400).max(599).optional(),
    message: z.string().optional(),
    retryAfterSeconds: z.int().min(1).optional(),
  }),
  z.object({ ...onCall, kind: z.literal('error_after_commit') }),
  z.object({ ...onCall, kind: z.literal('hang_after_commit') }),
  z.object({ ...onCall, kind: z.literal('malformed_json') }),
  z.object({ ...onCall, kind: z.literal('half_answer') }),
  /** The effect happens at once, the answer comes late. */
  z.object({ ...onCall, kind: z.literal('slow'), delayMs: z.int().min(1) }),
  /** Both times count from the arrival of the call, so the effect can come before or after the answer. */
  z.object({
    ...onCall,
    kind: z.literal('commit_late'),
    commitAfterMs: z.int().min(0),
    answerAfterMs: z.int().min(0).default(0),
    answer: z.union([z.int().min(500).max(599), z.enum(['hang', 'connection_reset'])]).default(503),
  }),
  z.object({ ...onCall, kind: z.literal('lying_answer'), about: lie }),
  z.object({
    on: z.literal('token'),
    times: faultTimes,
    account,
    kind: z.literal('oauth_error'),
    error: oauthErrorCode,
  }),
]);

const conferenceFault = z.discriminatedUnion('kind', [
  /** `answers` counts the answers that say pending, including the insert's. */
  z.object({ ...onInsert, kind: z.literal('conference_pending'), answers: z.int().min(1).default(1) }),
  z.object({ ...onInsert, kind: z.literal('conference_failure') }),
  z.object({ ...onInsert, kind: z.literal('conference_type_invalid') }),
]);

/** Google's spam guard: an event with guests is refused, the same event without them is not. */
const guestFault = z.object({
  on: z.enum(['insert', 'patch']),
  times: faultTimes,
  kind: z.literal('guest_quota'),
});

/** One calendar fails inside an answer with status 200; by default each of them. */
const freeBusyFault = z.object({
  on: z.literal('freebusy'),
  times: faultTimes,
  kind: z.literal('calendar_error'),
  calendar: z.string().optional(),
  reason: z.enum(['internalError', 'notFound']).default('internalError'),
});

const consentFault = z.discriminatedUnion('kind', [
  /** The visitor leaves these scopes unchecked; by default every calendar scope. */
  z.object({ ...onConsent, kind: z.literal('scope_missing'), scopes: z.array(z.string()).optional() }),
  z.object({ ...onConsent, kind: z.literal('short_expiry'), expiresInSeconds: z.int().min(1).default(2) }),
  z.object({ ...onConsent, kind: z.literal('admin_policy_enforced') }),
  z.object({ ...onConsent, kind: z.literal('disallowed_useragent') }),
  z.object({ ...onConsent, kind: z.literal('redirect_error'), error: z.string().default('server_error') }),
]);

export const googleFault = z.union([callFault, conferenceFault, guestFault, freeBusyFault, consentFault]);

export type CallFault = z.infer<typeof callFault>;
export type ConferenceFault = z.infer<typeof conferenceFault>;
export type GuestFault = z.infer<typeof guestFault>;
export type FreeBusyFault = z.infer<typeof freeBusyFault>;
export type ConsentFault = z.infer<typeof consentFault>;
export type GoogleFault = z.infer<typeof googleFault>;

/** Strikes around a call, not at one point of its effect. */
export function isCallFault(fault: GoogleFault): fault is CallFault {
  return callFault.safeParse(fault).success;
}

/** Whether a fault strikes a call of this account. */
export function isMeantFor(fault: CallFault | ConferenceFault, email: string | undefined): boolean {
  return fault.account === undefined || fault.account === email;
}
