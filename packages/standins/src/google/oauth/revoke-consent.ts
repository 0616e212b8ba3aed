import type { GoogleWorld } from '../google-world.ts';

/** Revokes a refresh token with its access tokens, or an access token with its refresh token. */
export function revokeConsent(world: GoogleWorld, token: string | undefined): boolean {
  const access = world.tokens.find(token);
  const refresh = world.refreshTokens.find(access?.refreshToken ?? token);
  if (refresh) {
    refresh.isRevoked = true;
    world.tokens.revokeAll((issued) => issued.refreshToken === refresh.token);
  }
  if (access) access.isRevoked = true;
  return access !== undefined || refresh !== undefined;
}
