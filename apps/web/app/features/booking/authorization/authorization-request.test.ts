import { expect, test } from 'vitest';
import { createRandomKey } from '../../../lib/random-key.ts';
import { calendarScope, startAuthorization, toAuthorizationClient } from './authorization-request.ts';

const client = { clientId: 'client-1', authUrl: 'https://accounts.example/o/oauth2/v2/auth' };
const page = { origin: 'https://site.example', pathname: '/ua/booking', search: '?a=b', hash: '#c' };

function readParameters(): Record<string, string> {
  const start = startAuthorization(client, page, 'state-1');
  return 'url' in start ? Object.fromEntries(new URL(start.url).searchParams) : {};
}

test('the redirect leads to the configured consent page with nothing but what it needs', () => {
  const start = startAuthorization(client, page, 'state-1');
  expect('url' in start && start.url).toMatch(/^https:\/\/accounts\.example\/o\/oauth2\/v2\/auth\?/);
  expect(readParameters()).toEqual({
    client_id: 'client-1',
    redirect_uri: 'https://site.example/ua/booking',
    response_type: 'token',
    scope: calendarScope,
    state: 'state-1',
  });
});

test('[AUTH-04] the scope is the narrowest that can create the event', () => {
  expect(readParameters().scope).toBe('https://www.googleapis.com/auth/calendar.events.owned');
});

test('[AUTH-05] the visitor returns to origin and path of the page, without query or fragment', () => {
  expect(readParameters().redirect_uri).toBe('https://site.example/ua/booking');
});

test('[AUTH-06] the redirect carries a state of 128 random bits', () => {
  const states = new Set(Array.from({ length: 100 }, createRandomKey));
  expect(states.size).toBe(100);
  for (const state of states) expect(state).toMatch(/^[0-9a-f]{32}$/);
  expect(readParameters().state).toBe('state-1');
});

test('[LEAD-04] a configuration with nothing but a client id leads to the consent page of Google', () => {
  expect(toAuthorizationClient({ clientId: 'client-1' })).toEqual({
    clientId: 'client-1',
    authUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  });
  expect(toAuthorizationClient(client)).toEqual(client);
  expect(toAuthorizationClient({ authUrl: client.authUrl })).toBeUndefined();
  expect(toAuthorizationClient({ clientId: '' })).toBeUndefined();
});

test('without a client id authorization is not configured', () => {
  expect(startAuthorization(undefined, page, 'state-1')).toEqual({ problem: 'google_not_configured' });
});
