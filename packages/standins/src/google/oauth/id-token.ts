import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Account } from '../account.ts';
import { splitScope } from './scopes.ts';

let signingKey: KeyObject | undefined;

type Subject = { account: Account; clientId: string; scope: string };

/** Who consented, if the application asked for `openid`. */
export function createIdToken({ account, clientId, scope }: Subject, nowMs: number): string | undefined {
  const scopes = splitScope(scope);
  if (!scopes.includes('openid')) return undefined;
  signingKey ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const issuedAt = Math.floor(nowMs / 1000);
  const hasEmail = scopes.some((granted) => granted.endsWith('/userinfo.email'));
  const claims = {
    iss: 'https://accounts.google.com',
    azp: clientId,
    aud: clientId,
    sub: toSubject(account.email),
    ...(hasEmail && { email: account.email, email_verified: true }),
    iat: issuedAt,
    exp: issuedAt + 3600,
  };
  const content = `${encode({ alg: 'RS256', kid: 'standin', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), signingKey).toString('base64url')}`;
}

function encode(part: object) {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

/** A number of 21 digits that stays the same for an account. */
function toSubject(email: string) {
  const digest = createHash('sha256').update(email).digest('hex').slice(0, 16);
  return BigInt(`0x${digest}`).toString().padStart(21, '1');
}
