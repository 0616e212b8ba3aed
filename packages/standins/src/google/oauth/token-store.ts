import { randomBytes } from 'node:crypto';
import type { Account } from '../account.ts';
import { GoogleError } from '../google-error.ts';

const calendarScopes = [
  'https://www.googleapis.com/auth/calendar.events',
  'https://www.googleapis.com/auth/calendar.events.owned',
  'https://www.googleapis.com/auth/calendar',
];

type IssuedToken = {
  token: string;
  account: Account;
  clientId: string;
  scope: string;
  expiresAt: Date;
  isRevoked: boolean;
};

type TokenOptions = {
  account: Account;
  clientId: string;
  scope: string;
  expiresInSeconds: number;
  token?: string;
};

/** The issued access tokens, each tied to the account that granted it. */
export class TokenStore {
  #tokens = new Map<string, IssuedToken>();

  issue({ expiresInSeconds, token = createToken(), ...granted }: TokenOptions): string {
    const expiresAt = new Date(Date.now() + expiresInSeconds * 1000);
    this.#tokens.set(token, { token, ...granted, expiresAt, isRevoked: false });
    return token;
  }

  /** The account behind an Authorization header that may write to its calendar. */
  getAccount(authorization: string | undefined): Account {
    const issued = this.find(authorization?.match(/^Bearer (.+)$/)?.[1]);
    if (!issued) throw new GoogleError('authError');
    if (!issued.scope.split(' ').some((scope) => calendarScopes.includes(scope))) {
      throw new GoogleError('insufficientPermissions');
    }
    return issued.account;
  }

  revoke(token: string | undefined): boolean {
    const issued = this.find(token);
    if (issued) issued.isRevoked = true;
    return issued !== undefined;
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
    return issued && !issued.isRevoked && issued.expiresAt.getTime() > Date.now() ? issued : undefined;
  }
}

function createToken() {
  return `ya29.${randomBytes(48).toString('base64url')}`;
}
