import { createHash } from 'node:crypto';
import type { GoogleWorld } from '../google-world.ts';
import { createIdToken } from './id-token.ts';
import { OAuthError } from './oauth-error.ts';
import { requireClient } from './require-client.ts';

const expiresInSeconds = 3599;

/** `grant_type=authorization_code`. */
export function exchangeCode(world: GoogleWorld, form: Record<string, string>) {
  const { clientId } = requireClient(world, form);
  const grant = world.codes.take(form.code ?? '');
  if (grant?.clientId !== clientId) throw new OAuthError('invalid_grant', 'Malformed auth code.');
  if (grant.redirectUri !== form.redirect_uri) throw new OAuthError('invalid_grant', 'Bad Request');
  requireVerifier(grant.challenge, form.code_verifier);
  const refreshToken = grant.givesRefreshToken ? world.refreshTokens.issue(grant, world.rules) : undefined;
  const { account, scope } = grant;
  return {
    access_token: world.tokens.issue({ account, clientId, scope, expiresInSeconds, refreshToken }),
    expires_in: expiresInSeconds,
    refresh_token: refreshToken,
    scope,
    id_token: createIdToken(grant, world.now()),
  };
}

function requireVerifier(challenge: string | undefined, verifier: string | undefined) {
  if (challenge === undefined) return;
  if (!verifier) throw new OAuthError('invalid_grant', 'Missing code verifier.');
  const computed = createHash('sha256').update(verifier).digest('base64url');
  if (computed !== challenge) throw new OAuthError('invalid_grant', 'Invalid code verifier.');
}
