import type { Instant } from '@tt/contract/time/time-zone-offset';
import { calendarScope } from './authorization-request.ts';

/** What the consent page returned. */
export type AuthorizationReturn =
  | { outcome: 'success'; accessToken: string; expiresAt: Instant }
  | { outcome: 'denied' }
  | { outcome: 'failed'; isScopeMissing: boolean };

/** The default lifetime of a token. */
const usualSeconds = 3_600;

const failed: AuthorizationReturn = { outcome: 'failed', isScopeMissing: false };

/** Returns whether a fragment comes from the consent page. */
export function isAuthorizationFragment(fragment: string): boolean {
  const values = toValues(fragment);
  return values.has('access_token') || values.has('error');
}

/**
 * Validates the fragment of a return. The state is checked first, because without it everything else could be forged.
 */
export function parseAuthorizationReturn(
  fragment: string,
  expectedState: string | null,
  now: Instant,
): AuthorizationReturn {
  const values = toValues(fragment);
  if (!expectedState || values.get('state') !== expectedState) return failed;
  const error = values.get('error');
  if (error) return error === 'access_denied' ? { outcome: 'denied' } : failed;
  // The scope may be omitted if it equals the requested one: RFC 6749, 4.2.2.
  const scopes = values.get('scope')?.split(' ') ?? [calendarScope];
  if (!scopes.includes(calendarScope)) return { outcome: 'failed', isScopeMissing: true };
  const accessToken = values.get('access_token');
  const seconds = Number(values.get('expires_in') ?? usualSeconds);
  if (!accessToken || !(seconds > 0)) return failed;
  return { outcome: 'success', accessToken, expiresAt: now + seconds * 1000 };
}

function toValues(fragment: string): URLSearchParams {
  return new URLSearchParams(fragment.replace(/^#/, ''));
}
