import { randomBytes } from 'node:crypto';
import { dayMs } from '@tt/contract/time/time-zone-offset';
import type { Account } from '../account.ts';
import type { GoogleRules } from '../google-rules.ts';

type RefreshToken = {
  token: string;
  account: Account;
  clientId: string;
  scope: string;
  expiresAt: number;
  isRevoked: boolean;
};

type Grant = Pick<RefreshToken, 'account' | 'clientId' | 'scope'> & { token?: string };

const testingLifetimeMs = 7 * dayMs;

/** The refresh tokens, oldest first. */
export class RefreshTokenStore {
  #tokens = new Map<string, RefreshToken>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  issue(
    { token = createToken(), ...grant }: Grant,
    rules: Pick<GoogleRules, 'isTesting' | 'refreshTokenLimit'>,
  ): string {
    const expiresAt = rules.isTesting ? this.#now() + testingLifetimeMs : Number.POSITIVE_INFINITY;
    this.#tokens.set(token, { token, ...grant, expiresAt, isRevoked: false });
    const live = this.listLive().filter(
      ({ account, clientId }) => account.email === grant.account.email && clientId === grant.clientId,
    );
    for (const oldest of live.slice(0, -rules.refreshTokenLimit)) oldest.isRevoked = true;
    return token;
  }

  /** A token that is neither revoked nor expired. */
  find(token: string | undefined): RefreshToken | undefined {
    return this.listLive().find((live) => live.token === token);
  }

  listLive(): RefreshToken[] {
    return [...this.#tokens.values()].filter((token) => !token.isRevoked && token.expiresAt > this.#now());
  }

  list() {
    const live = new Set(this.listLive());
    return [...this.#tokens.values()].map((token) => ({
      token: token.token,
      clientId: token.clientId,
      email: token.account.email,
      scope: token.scope,
      isLive: live.has(token),
    }));
  }

  clear() {
    this.#tokens.clear();
  }
}

function createToken() {
  return `1//0${randomBytes(48).toString('base64url')}`;
}
