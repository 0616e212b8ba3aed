import { z } from 'zod';
import { AdminClient } from '../admin-client.ts';
import type { Account, accountSchema } from './account.ts';
import type { calendarSchema } from './calendar/calendar-store.ts';
import type { StoredEvent } from './calendar/event-store.ts';
import type { CallOperation, googleFault } from './google-fault.ts';
import type { googleRules } from './google-rules.ts';
import type { refreshTokenRequest } from './oauth/oauth-admin-routes.ts';
import type { serviceAccountSchema } from './oauth/service-account-store.ts';
import type { ManualEdit, seededBusy, seededEvent } from './seed-schemas.ts';

export const tokenRequest = z.object({
  token: z.string().min(1).optional(),
  /** The application that the token is issued to; defaults to the stand-in's first one. */
  clientId: z.string().optional(),
  email: z.email().optional(),
  scope: z.string().optional(),
  expiresInSeconds: z.int().optional(),
});

const tokensAtOnce = 50;

export type GoogleRequest = {
  operation: CallOperation;
  status: number | 'none';
  eventId?: string;
  sendUpdates?: string;
  ifMatch?: string;
  /** The grant type of a call to the token endpoint. */
  grant?: string;
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
  refreshTokens: { token: string; clientId: string; email: string; scope: string; isLive: boolean }[];
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

  /** Registers a service account with its public keys, and whom it may impersonate with which scopes. */
  async addServiceAccount(account: z.input<typeof serviceAccountSchema>): Promise<void> {
    await this.call('POST', 'service-accounts', account);
  }

  /** Issues a refresh token without the consent page, by default for the company's account and client. */
  async issueRefreshToken(request: z.input<typeof refreshTokenRequest> = {}): Promise<string> {
    const { token } = (await this.call('POST', 'refresh-tokens', request)) as { token: string };
    return token;
  }

  /** Ends consents and their access tokens, as if the account had removed the app; defaults to all of them. */
  async expireRefreshToken(token?: string): Promise<void> {
    await this.call('DELETE', 'refresh-tokens', { token });
  }

  /** Gives a client a new secret, or removes the client if there is none. */
  async changeClient(clientId: string, clientSecret: string | null): Promise<void> {
    await this.call('POST', 'clients', { clientId, clientSecret });
  }

  /** Sets Google's clock forward: codes and tokens grow older. */
  async passTime(seconds: number): Promise<void> {
    await this.call('POST', 'clock', { seconds });
  }

  /** Sets the rules that are named; the others return to their defaults. */
  async setRules(rules: z.input<typeof googleRules>): Promise<void> {
    await this.call('POST', 'rules', rules);
  }

  /** Gives an account a calendar beside its primary one. */
  async addCalendar(calendar: z.input<typeof calendarSchema>): Promise<void> {
    await this.call('POST', 'calendars', calendar);
  }

  /** From then on the calendar is 404. */
  async removeCalendar(id: string): Promise<void> {
    await this.call('DELETE', `calendars/${encodeURIComponent(id)}`);
  }

  /** Puts an event, or its tombstone, into a calendar. */
  async seedEvent(event: z.input<typeof seededEvent>): Promise<void> {
    await this.call('POST', 'events', event);
  }

  /** Puts private entries into a calendar, and returns their event IDs. */
  async seedBusy(...entries: z.input<typeof seededBusy>[]): Promise<string[]> {
    return (await this.call('POST', 'busy', entries)) as string[];
  }

  /** Changes an event as its owner or a guest would, in Google's own calendar. */
  async editByHand(id: string, changes: ManualEdit): Promise<void> {
    await this.call('PATCH', `events/${id}`, changes);
  }

  /** Deletes an event by hand; without a tombstone it is as if the tombstone had disappeared already. */
  async deleteByHand(id: string, { leavesTombstone = true } = {}): Promise<void> {
    await this.call('DELETE', `events/${id}`, { leavesTombstone });
  }

  /** Takes a deletion back, as from the calendar's trash. */
  async restoreByHand(id: string): Promise<void> {
    await this.call('POST', `events/${id}/restore`);
  }
}
