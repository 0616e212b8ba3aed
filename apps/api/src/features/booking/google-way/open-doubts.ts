import type { Attempt } from '../core/booking-repository.ts';
import { type AbsenceRule, EventDoubt } from './event-doubt.ts';

interface Entry {
  attempt: number;
  token: string;
  doubt: EventDoubt;
}

/**
 * What the running attempts of this process know about their events. Tokens are compared in memory only: if a visitor
 * retries a booking with the same token, the new attempt continues with this knowledge.
 */
export class OpenDoubts {
  readonly #rule: AbsenceRule;
  readonly #entries = new Map<string, Entry>();

  constructor(rule: AbsenceRule) {
    this.#rule = rule;
  }

  take({ id, attempt }: Attempt, token: string): EventDoubt {
    const known = this.#entries.get(id);
    const doubt = known?.token === token ? known.doubt : this.#create(attempt);
    this.#entries.set(id, { attempt, token, doubt });
    return doubt;
  }

  forget({ id, attempt }: Attempt): void {
    if (this.#entries.get(id)?.attempt === attempt) this.#entries.delete(id);
  }

  #create(attempt: number): EventDoubt {
    const isInherited = attempt > 1;
    const doubt = new EventDoubt(this.#rule, isInherited);
    if (isInherited) doubt.open();
    return doubt;
  }
}
