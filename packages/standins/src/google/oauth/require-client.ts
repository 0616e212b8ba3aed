import type { GoogleClient } from '../google-client.ts';
import type { GoogleWorld } from '../google-world.ts';
import { OAuthError } from './oauth-error.ts';

/** The client of a form, which must know its secret. */
export function requireClient(world: GoogleWorld, form: Record<string, string>): GoogleClient {
  const client = world.findClient(form.client_id);
  if (!client) throw new OAuthError('invalid_client');
  if (client.clientSecret === undefined || client.clientSecret !== form.client_secret) {
    throw new OAuthError('invalid_client', 'The provided client secret is invalid.');
  }
  return client;
}
