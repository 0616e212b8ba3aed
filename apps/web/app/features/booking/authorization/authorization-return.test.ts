import { expect, test } from 'vitest';
import { calendarScope } from './authorization-request.ts';
import { isAuthorizationFragment, parseAuthorizationReturn } from './authorization-return.ts';

const now = Date.UTC(2026, 6, 1);
const granted = {
  state: 's-1',
  access_token: 'token-1',
  token_type: 'Bearer',
  expires_in: '3600',
  scope: `openid ${calendarScope}`,
};

function parse(values: Record<string, string>, expectedState: string | null = 's-1') {
  return parseAuthorizationReturn(`#${new URLSearchParams(values)}`, expectedState, now);
}

function without(name: keyof typeof granted) {
  return Object.fromEntries(Object.entries(granted).filter(([key]) => key !== name));
}

const failed = { outcome: 'failed', isScopeMissing: false };

test('[AUTH-11] a granted token is a success until it expires', () => {
  expect(parse(granted)).toEqual({
    outcome: 'success',
    accessToken: 'token-1',
    expiresAt: now + 3_600_000,
  });
});

test('[AUTH-11] a visitor who declines has denied', () => {
  expect(parse({ state: 's-1', error: 'access_denied' })).toEqual({ outcome: 'denied' });
});

test('[AUTH-11] every other end has failed', () => {
  expect(parse({ state: 's-1', error: 'server_error' })).toEqual(failed);
  expect(parse(without('access_token'))).toEqual(failed);
  expect(parse({ ...granted, expires_in: '0' })).toEqual(failed);
  expect(parse({ ...granted, expires_in: 'soon' })).toEqual(failed);
});

test('a missing or different state fails, whatever else the fragment says', () => {
  expect(parse({ ...granted, state: 's-2' })).toEqual(failed);
  expect(parse(without('state'))).toEqual(failed);
  expect(parse(granted, null)).toEqual(failed);
  expect(parse({ ...granted, state: '' }, '')).toEqual(failed);
  expect(parse({ state: 's-2', error: 'access_denied' })).toEqual(failed);
});

test('a token without the calendar scope fails and says why', () => {
  expect(parse({ ...granted, scope: 'openid' })).toEqual({ outcome: 'failed', isScopeMissing: true });
});

test('[LEAD-04] a token alone has the scope that was asked for and counts for an hour', () => {
  expect(parse({ state: 's-1', access_token: 'token-1' })).toEqual({
    outcome: 'success',
    accessToken: 'token-1',
    expiresAt: now + 3_600_000,
  });
});

test('only fragments with a token or an error come from the consent page', () => {
  expect(isAuthorizationFragment('#access_token=a')).toBe(true);
  expect(isAuthorizationFragment('#state=s&error=access_denied')).toBe(true);
  expect(isAuthorizationFragment('#booking=abc')).toBe(false);
  expect(isAuthorizationFragment('')).toBe(false);
});
