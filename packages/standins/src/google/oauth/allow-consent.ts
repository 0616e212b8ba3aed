import type { AuthorizationRequest } from '../google-client.ts';
import type { ConsentFault } from '../google-fault.ts';
import type { GoogleWorld } from '../google-world.ts';
import { isCalendarScope, splitScope, toGrantedScope } from './scopes.ts';

/** What comes back to the application after Allow: a token, or the code for one. */
export function allow(
  world: GoogleWorld,
  wanted: AuthorizationRequest,
  fault: ConsentFault | undefined,
): Record<string, string | undefined> {
  if (fault?.kind === 'redirect_error') return { error: fault.error };
  const scope = toGrantedScope(fault?.kind === 'scope_missing' ? untick(wanted.scope, fault) : wanted.scope);
  const shared = { scope, authuser: '0', prompt: 'consent' };
  if (wanted.response_type === 'code') return { code: issueCode(world, wanted, scope), ...shared };
  const expiresInSeconds = fault?.kind === 'short_expiry' ? fault.expiresInSeconds : 3600;
  const { account } = world;
  return {
    access_token: world.tokens.issue({ account, clientId: wanted.client_id, scope, expiresInSeconds }),
    token_type: 'Bearer',
    expires_in: String(expiresInSeconds),
    ...shared,
  };
}

function issueCode(world: GoogleWorld, wanted: AuthorizationRequest, scope: string) {
  return world.codes.issue({
    account: world.account,
    clientId: wanted.client_id,
    redirectUri: wanted.redirect_uri,
    scope,
    challenge: wanted.code_challenge,
    givesRefreshToken:
      wanted.access_type === 'offline' && splitScope(wanted.prompt ?? '').includes('consent'),
  });
}

function untick(scope: string, { scopes }: Extract<ConsentFault, { kind: 'scope_missing' }>) {
  const isUnticked = (wanted: string) => scopes?.includes(wanted) ?? isCalendarScope(wanted);
  const kept = splitScope(scope).filter((wanted) => !isUnticked(wanted));
  return kept.join(' ') || 'openid';
}
