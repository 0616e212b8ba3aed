import * as z from 'zod';
import { requestToken, type TokenEndpoint } from './company-token-request.ts';

/** What an account's owner has allowed. */
export interface Consent {
  /** Undefined if a refresh token is only inspected. */
  refreshToken: string | undefined;
  scopes: string[];
  /** Undefined if the owner did not allow us to see the address. */
  email: string | undefined;
}

interface Client extends TokenEndpoint {
  clientId: string;
  clientSecret: string;
}

// It comes from Google's own endpoint over TLS, so its signature adds nothing.
const idTokenSchema = z
  .string()
  .transform((text) => parseJson(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString('utf8')))
  .pipe(z.object({ email: z.email().optional() }));

const consentSchema: z.ZodType<Consent> = z
  .object({
    refresh_token: z.string().min(1).optional(),
    scope: z.string().default(''),
    id_token: idTokenSchema.optional(),
  })
  .transform(({ refresh_token: refreshToken, scope, id_token }) => ({
    refreshToken,
    scopes: scope.split(' ').filter(Boolean),
    email: id_token?.email,
  }));

/** Exchanges the code of the consent page. Throws a `TokenFailure`. */
export function exchangeCode(
  client: Client,
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string },
): Promise<Consent> {
  const form = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri };
  return requestToken(client, { ...form, ...toCredentials(client) }, consentSchema);
}

/** Asks Google which scopes a refresh token has. Throws a `TokenFailure`. */
export function readConsent(client: Client, refreshToken: string): Promise<Consent> {
  const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
  return requestToken(client, { ...form, ...toCredentials(client) }, consentSchema);
}

function toCredentials({ clientId, clientSecret }: Client) {
  return { client_id: clientId, client_secret: clientSecret };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
