import { z } from 'zod';
import { AdminClient } from '../admin-client.ts';
import { connectionFault } from '../connection-fault.ts';
import { faultTimes } from '../fault-script.ts';
import type { Account, accountSchema } from './account.ts';
import type { StoredEvent } from './calendar/event-store.ts';
import { googleReason } from './google-error.ts';

const callOperation = z.enum(['insert', 'get', 'delete', 'revoke', 'tokeninfo']);

export type CallOperation = z.infer<typeof callOperation>;

const onCall = { on: callOperation, times: faultTimes };
const onInsert = { on: z.literal('insert'), times: faultTimes };
const onConsent = { on: z.literal('consent'), times: faultTimes };

const lie = z.enum(['id', 'time', 'organizer', 'status']);

export type Lie = z.infer<typeof lie>;

const callFault = z.discriminatedUnion('kind', [
  connectionFault.extend({ on: callOperation }),
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
  /** Both times count from the arrival of the call, so the effect can come before or after the answer. */
  z.object({
    ...onCall,
    kind: z.literal('commit_late'),
    commitAfterMs: z.int().min(0),
    answerAfterMs: z.int().min(0).default(0),
    answer: z.union([z.int().min(500).max(599), z.enum(['hang', 'connection_reset'])]).default(503),
  }),
  z.object({ ...onCall, kind: z.literal('lying_answer'), about: lie }),
]);

const conferenceFault = z.discriminatedUnion('kind', [
  /** `answers` counts the answers that say pending, including the insert's. */
  z.object({ ...onInsert, kind: z.literal('conference_pending'), answers: z.int().min(1).default(1) }),
  z.object({ ...onInsert, kind: z.literal('conference_failure') }),
  z.object({ ...onInsert, kind: z.literal('conference_type_invalid') }),
]);

const consentFault = z.discriminatedUnion('kind', [
  z.object({ ...onConsent, kind: z.literal('scope_missing') }),
  z.object({ ...onConsent, kind: z.literal('short_expiry'), expiresInSeconds: z.int().min(1).default(2) }),
  z.object({ ...onConsent, kind: z.literal('admin_policy_enforced') }),
  z.object({ ...onConsent, kind: z.literal('disallowed_useragent') }),
  z.object({ ...onConsent, kind: z.literal('redirect_error'), error: z.string().default('server_error') }),
]);

export const googleFault = z.union([callFault, conferenceFault, consentFault]);

export type CallFault = z.infer<typeof callFault>;
export type ConferenceFault = z.infer<typeof conferenceFault>;
export type ConsentFault = z.infer<typeof consentFault>;
export type GoogleFault = z.infer<typeof googleFault>;

export const tokenRequest = z.object({
  token: z.string().min(1).optional(),
  /** The application that the token is issued to; defaults to the stand-in's first one. */
  clientId: z.string().optional(),
  email: z.email().optional(),
  scope: z.string().optional(),
  expiresInSeconds: z.int().optional(),
});

export const seededEvent = z.object({
  id: z.string(),
  email: z.email().optional(),
  status: z.enum(['confirmed', 'cancelled']).default('confirmed'),
  summary: z.string().default('Seeded event'),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});

const tokensAtOnce = 50;

export type GoogleRequest = {
  operation: CallOperation;
  status: number | 'none';
  eventId?: string;
  sendUpdates?: string;
};

export type GoogleState = {
  account: Account;
  events: StoredEvent[];
  requests: GoogleRequest[];
  tokens: {
    token: string;
    clientId: string;
    email: string;
    scope: string;
    expiresAt: string;
    isRevoked: boolean;
  }[];
};

export class GoogleAdmin extends AdminClient<z.input<typeof googleFault>, GoogleState> {
  /** Sets who is signed in when the next consent page is shown. */
  async setAccount(account: z.input<typeof accountSchema>): Promise<void> {
    await this.call('POST', 'account', account);
  }

  /** Issues an access token without the consent page. */
  async issueToken(request: z.input<typeof tokenRequest> = {}): Promise<string> {
    const { token } = (await this.call('POST', 'tokens', request)) as { token: string };
    return token;
  }

  /** Issues many in batches: a thousand connections at once exceed the listener's backlog. */
  async issueTokens(count: number): Promise<string[]> {
    const tokens: string[] = [];
    while (tokens.length < count) {
      const part = Math.min(tokensAtOnce, count - tokens.length);
      tokens.push(...(await Promise.all(Array.from({ length: part }, () => this.issueToken()))));
    }
    return tokens;
  }

  /** Puts an event, or its tombstone, into a calendar. */
  async seedEvent(event: z.input<typeof seededEvent>): Promise<void> {
    await this.call('POST', 'events', event);
  }
}
