import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import type { TokenVerdict } from './calendar.ts';

export interface GoogleTokenOptions {
  tokenInfoUrl: string;
  /** The application that tokens must be issued to. Without it no token is trusted. */
  clientId: string | undefined;
}

const timeoutMs = 5_000;
const pauseMs = 400;

/** Each of these is enough to create, read and delete an event of the visitor's own calendar. */
const sufficientScopes = ['calendar.events', 'calendar.events.owned', 'calendar'].map(
  (name) => `https://www.googleapis.com/auth/${name}`,
);

const tokenInfoSchema = z.object({
  aud: z.string(),
  scope: z.string().default(''),
  expires_in: z.coerce.number(),
});

/**
 * Asks Google to which application a token was issued, because a token that a visitor gave to another application
 * must not be accepted here. Concurrent calls with the same token share one request. Results are not cached.
 */
export function createTokenCheck(options: GoogleTokenOptions): (token: string) => Promise<TokenVerdict> {
  const asked = new Map<string, Promise<TokenVerdict>>();
  return (token) => {
    const known = asked.get(token);
    if (known) return known;
    const answer = check(options, token).finally(() => asked.delete(token));
    asked.set(token, answer);
    return answer;
  };
}

/** A failed request is retried once. */
async function check(options: GoogleTokenOptions, token: string): Promise<TokenVerdict> {
  if (!options.clientId) return 'unavailable';
  const verdict = await ask(options, token);
  if (verdict !== 'unavailable') return verdict;
  await sleep(pauseMs);
  return ask(options, token);
}

// No error of `fetch` may leave this function: the URL holds the token.
async function ask({ tokenInfoUrl, clientId }: GoogleTokenOptions, token: string): Promise<TokenVerdict> {
  try {
    const response = await fetch(`${tokenInfoUrl}?${new URLSearchParams({ access_token: token })}`, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (response.status === 400 || response.status === 401) return 'invalid';
    if (!response.ok) return 'unavailable';
    const info = tokenInfoSchema.parse(await response.json());
    if (info.aud !== clientId || info.expires_in <= 0) return 'invalid';
    return info.scope.split(' ').some((scope) => sufficientScopes.includes(scope)) ? 'good' : 'scope_missing';
  } catch {
    return 'unavailable';
  }
}
