import { createHash, randomBytes } from 'node:crypto';

/** One attempt to get the account owner's consent. */
export interface ConsentAttempt {
  /** Ties the answer to this attempt. */
  state: string;
  /** Ties the code to this process (PKCE): without it nobody can exchange the code. */
  verifier: string;
}

export type ConsentAnswer = { kind: 'code'; code: string } | { kind: 'refused'; error: string };

export const consentPath = '/calendar';

export function createAttempt(): ConsentAttempt {
  return { state: randomBytes(16).toString('base64url'), verifier: randomBytes(32).toString('base64url') };
}

/** The address of the consent page. Only `offline` with `consent` is sure to return a refresh token. */
export function toConsentUrl(
  { state, verifier }: ConsentAttempt,
  options: { authUrl: string; clientId: string; scopes: readonly string[]; redirectUri: string },
): string {
  const query = new URLSearchParams({
    client_id: options.clientId,
    redirect_uri: options.redirectUri,
    response_type: 'code',
    scope: options.scopes.join(' '),
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    access_type: 'offline',
    prompt: 'consent',
  });
  return `${options.authUrl}?${query}`;
}

/** Reads the address on which the browser ended. Returns undefined if it is not an answer to this attempt. */
export function parseConsentAnswer(
  address: string,
  { state }: Pick<ConsentAttempt, 'state'>,
): ConsentAnswer | undefined {
  const url = URL.parse(address.trim(), 'http://127.0.0.1');
  if (url?.pathname !== consentPath || url.searchParams.get('state') !== state) return undefined;
  const code = url.searchParams.get('code');
  if (code) return { kind: 'code', code };
  const error = url.searchParams.get('error');
  return error ? { kind: 'refused', error: error.replace(/[^\w.-]/g, '') } : undefined;
}
