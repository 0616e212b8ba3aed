import { FaultScript } from '../fault-script.ts';
import type { Account } from './account.ts';
import { EventStore } from './calendar/event-store.ts';
import type { GoogleFault, GoogleRequest } from './google-admin.ts';
import type { GoogleClient } from './google-client.ts';
import { TokenStore } from './oauth/token-store.ts';

const defaultAccount: Account = { email: 'visitor@example.com', timeZone: 'Europe/Warsaw' };

/** The stand-in's state: who is signed in, what was granted, what is in the calendars. */
export class GoogleWorld {
  readonly clients: GoogleClient[];
  readonly faults = new FaultScript<GoogleFault>();
  readonly tokens = new TokenStore();
  readonly events = new EventStore();
  account: Account = defaultAccount;
  requests: GoogleRequest[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(clients: GoogleClient[]) {
    this.clients = clients;
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
    this.tokens.clear();
    this.events.clear();
    this.account = defaultAccount;
    this.requests = [];
  }
}
