import { FaultScript } from '../fault-script.ts';
import type { Account } from './account.ts';
import { CalendarStore } from './calendar/calendar-store.ts';
import { EventStore } from './calendar/event-store.ts';
import { companyClient, companyConnection } from './company-connection.ts';
import type { GoogleRequest } from './google-admin.ts';
import type { GoogleClient } from './google-client.ts';
import type { GoogleFault } from './google-fault.ts';
import { type GoogleRules, googleRules } from './google-rules.ts';
import { CodeStore } from './oauth/code-store.ts';
import { RefreshTokenStore } from './oauth/refresh-token-store.ts';
import { ServiceAccountStore } from './oauth/service-account-store.ts';
import { TokenStore } from './oauth/token-store.ts';

const defaultAccount: Account = { email: 'visitor@example.com', timeZone: 'Europe/Warsaw' };

/** The stand-in's state: who is signed in, what was granted, what is in the calendars. */
export class GoogleWorld {
  readonly faults = new FaultScript<GoogleFault>();
  readonly tokens = new TokenStore(() => this.now());
  readonly refreshTokens = new RefreshTokenStore(() => this.now());
  readonly codes = new CodeStore(() => this.now());
  readonly serviceAccounts = new ServiceAccountStore();
  readonly calendars = new CalendarStore();
  readonly events = new EventStore();
  clients: GoogleClient[] = [];
  rules: GoogleRules = googleRules.parse({});
  account: Account = defaultAccount;
  requests: GoogleRequest[] = [];
  readonly #registered: GoogleClient[];
  readonly #timers = new Set<NodeJS.Timeout>();
  #passedMs = 0;

  constructor(clients: GoogleClient[]) {
    this.#registered = [...clients, companyClient];
    this.#begin();
  }

  /** The time on Google's clock, which a test can set forward. */
  now(): number {
    return Date.now() + this.#passedMs;
  }

  passTime(seconds: number) {
    this.#passedMs += seconds * 1000;
  }

  findClient(clientId: string | undefined): GoogleClient | undefined {
    return this.clients.find((client) => client.clientId === clientId);
  }

  /** Runs something later, unless the stand-in is reset before. */
  schedule(delayMs: number, work: () => void) {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, delayMs);
    this.#timers.add(timer);
  }

  forgetSchedule() {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  reset() {
    this.forgetSchedule();
    for (const store of [this.tokens, this.refreshTokens, this.codes, this.serviceAccounts]) store.clear();
    this.calendars.clear();
    this.events.clear();
    this.requests = [];
    this.#begin();
  }

  #begin() {
    this.#passedMs = 0;
    this.clients = this.#registered.map((client) => ({ ...client }));
    this.rules = googleRules.parse({});
    this.account = defaultAccount;
    const { account: email, clientId, scope, refreshToken: token } = companyConnection;
    const account = { ...defaultAccount, email };
    this.refreshTokens.issue({ account, clientId, scope, token }, this.rules);
  }
}
