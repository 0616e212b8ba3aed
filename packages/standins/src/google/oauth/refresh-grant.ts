import type { GoogleWorld } from '../google-world.ts';
import { createIdToken } from './id-token.ts';
import { OAuthError } from './oauth-error.ts';
import { requireClient } from './require-client.ts';

const expiresInSeconds = 3599;

/** `grant_type=refresh_token`. */
export function exchangeRefreshToken(world: GoogleWorld, form: Record<string, string>) {
  const { clientId } = requireClient(world, form);
  const refresh = world.refreshTokens.find(form.refresh_token);
  if (!refresh) throw new OAuthError('invalid_grant');
  if (refresh.clientId !== clientId) throw new OAuthError('unauthorized_client', 'Unauthorized');
  const { account, scope, token: refreshToken } = refresh;
  return {
    access_token: world.tokens.issue({ account, clientId, scope, expiresInSeconds, refreshToken }),
    expires_in: expiresInSeconds,
    scope,
    id_token: createIdToken(refresh, world.now()),
  };
}
