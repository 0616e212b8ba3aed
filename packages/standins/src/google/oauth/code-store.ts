import { randomBytes } from 'node:crypto';
import type { Account } from '../account.ts';

type Grant = {
  account: Account;
  clientId: string;
  redirectUri: string;
  scope: string;
  /** The S256 challenge of PKCE. */
  challenge: string | undefined;
  givesRefreshToken: boolean;
};

const lifetimeMs = 10 * 60 * 1000;

/** The authorization codes: each can be exchanged once, within ten minutes. */
export class CodeStore {
  #grants = new Map<string, Grant & { issuedAt: number }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  issue(grant: Grant): string {
    const code = `4/0${randomBytes(36).toString('base64url')}`;
    this.#grants.set(code, { ...grant, issuedAt: this.#now() });
    return code;
  }

  /** The grant behind a code, which is used up even if the rest of the exchange is wrong. */
  take(code: string): Grant | undefined {
    const grant = this.#grants.get(code);
    this.#grants.delete(code);
    return grant && grant.issuedAt + lifetimeMs > this.#now() ? grant : undefined;
  }

  clear() {
    this.#grants.clear();
  }
}
