import { verify } from 'node:crypto';
import { z } from 'zod';
import type { GoogleWorld } from '../google-world.ts';
import { OAuthError } from './oauth-error.ts';
import { splitScope } from './scopes.ts';

const headerSchema = z.object({ alg: z.literal('RS256') });
const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().optional(),
  scope: z.string(),
  aud: z.string(),
  iat: z.number(),
  exp: z.number(),
});

type Claims = z.infer<typeof claimsSchema>;

const expiresInSeconds = 3599;
const longestSeconds = 3600;
const skewSeconds = 300;

/** `grant_type=urn:ietf:params:oauth:grant-type:jwt-bearer`: a service account, alone or for a user. */
export function exchangeAssertion(world: GoogleWorld, assertion: string | undefined, ownUrl: string) {
  const { claims, content, signature } = parseAssertion(assertion ?? '');
  const serviceAccount = world.serviceAccounts.find(claims.iss);
  if (!serviceAccount) throw new OAuthError('invalid_grant', 'Invalid grant: account not found');
  const isSigned = serviceAccount.publicKeys.some((key) => verify('RSA-SHA256', content, key, signature));
  if (!isSigned) throw new OAuthError('invalid_grant', 'Invalid JWT Signature.');
  if (claims.aud !== ownUrl) throw new OAuthError('invalid_grant', 'Invalid JWT: Failed audience check.');
  requireTimeframe(claims, world.now() / 1000);
  if (splitScope(claims.scope).length === 0) throw new OAuthError('invalid_scope');
  if (claims.sub !== undefined) requireDelegation(serviceAccount.delegations, claims);
  const token = world.tokens.issue({
    account: { ...world.account, email: claims.sub ?? claims.iss },
    clientId: claims.iss,
    scope: claims.scope,
    expiresInSeconds,
    isServiceAccount: claims.sub === undefined,
  });
  return { access_token: token, expires_in: expiresInSeconds };
}

function parseAssertion(assertion: string) {
  const [header = '', payload = '', signature = ''] = assertion.split('.');
  try {
    headerSchema.parse(decode(header));
    return {
      claims: claimsSchema.parse(decode(payload)),
      content: Buffer.from(`${header}.${payload}`),
      signature: Buffer.from(signature, 'base64url'),
    };
  } catch {
    throw new OAuthError('invalid_grant', 'Invalid JWT: The assertion could not be read.');
  }
}

function decode(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}

function requireTimeframe({ iat, exp }: Claims, nowSeconds: number) {
  const isShort = exp > iat && exp - iat <= longestSeconds;
  if (isShort && iat <= nowSeconds + skewSeconds && exp > nowSeconds - skewSeconds) return;
  throw new OAuthError(
    'invalid_grant',
    'Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. Check your iat and exp values in the JWT claim.',
  );
}

function requireDelegation(delegations: { email: string; scopes: string[] }[], { sub, scope }: Claims) {
  if (delegations.length === 0) throw new OAuthError('unauthorized_client');
  const delegation = delegations.find(({ email }) => email === sub);
  if (!delegation) throw new OAuthError('invalid_grant', 'Invalid email or User ID');
  const isDelegated = splitScope(scope).every((wanted) => delegation.scopes.includes(wanted));
  if (!isDelegated) throw new OAuthError('unauthorized_client');
}
