import { randomBytes } from 'node:crypto';
import type { Account } from '../account.ts';
import { GoogleError } from '../google-error.ts';
import { maySpend, type ScopedMethod } from './scopes.ts';

export type IssuedToken = {
  token: string;
  account: Account;
  clientId: string;
  scope: string;
  expiresAt: Date;
  isRevoked: boolean;
  /** The consent that the token comes from; both are revoked together. */
  refreshToken?: string;
  /** A service account that impersonates nobody: it has a calendar, yet may not invite. */
  isServiceAccount?: boolean;
};

type TokenOptions = Omit<IssuedToken, 'token' | 'expiresAt' | 'isRevoked'> & {
  expiresInSeconds: number;
  token?: string;
};

/** The issued access tokens, each tied to the account that granted it. */
export class TokenStore {
  #tokens = new Map<string, IssuedToken>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  issue({ expiresInSeconds, token = createToken(), ...granted }: TokenOptions): string {
    const expiresAt = new Date(this.#now() + expiresInSeconds * 1000);
    this.#tokens.set(token, { token, ...granted, expiresAt, isRevoked: false });
    return token;
  }

  /** The token of an Authorization header, if its scopes are sufficient for the method. */
  authorize(authorization: string | undefined, method: ScopedMethod): IssuedToken {
    const issued = this.findBearer(authorization);
    if (!issued) throw new GoogleError('authError');
    if (!maySpend(issued.scope, method)) throw new GoogleError('insufficientPermissions');
    return issued;
  }

  findBearer(authorization: string | undefined): IssuedToken | undefined {
    return this.find(authorization?.match(/^Bearer (.+)$/)?.[1]);
  }

  revokeAll(applies: (issued: IssuedToken) => boolean) {
    for (const issued of this.#tokens.values()) if (applies(issued)) issued.isRevoked = true;
  }

  list() {
    return [...this.#tokens.values()].map(({ account, expiresAt, ...issued }) => ({
      ...issued,
      email: account.email,
      expiresAt: expiresAt.toISOString(),
    }));
  }

  clear() {
    this.#tokens.clear();
  }

  /** A token that is neither revoked nor expired. */
  find(token: string | undefined): IssuedToken | undefined {
    const issued = this.#tokens.get(token ?? '');
    return issued && !issued.isRevoked && issued.expiresAt.getTime() > this.#now() ? issued : undefined;
  }
}

function createToken() {
  return `ya29.${randomBytes(48).toString('base64url')}`;
}
