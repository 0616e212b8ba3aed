import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startGoogle } from '../../google.ts';

const scope = 'https://www.googleapis.com/auth/calendar.events';
const registered = 'https://company.example/en/booking';
const client = {
  clientId: 'app.apps.googleusercontent.com',
  appName: 'Torque & Thrust',
  redirectUris: [registered],
};

let google: Awaited<ReturnType<typeof startGoogle>>;

beforeAll(async () => {
  google = await startGoogle({ clients: [client] });
});
afterAll(() => google.stop());
beforeEach(() => google.admin.reset());

const wanted = {
  client_id: client.clientId,
  redirect_uri: 'http://127.0.0.1:4173/en/booking',
  response_type: 'token',
  scope,
  state: 'q"<&=3',
};

function open(changes: Partial<typeof wanted> = {}) {
  return fetch(`${google.authUrl}?${new URLSearchParams({ ...wanted, ...changes })}`);
}

async function decide(decision: 'allow' | 'deny') {
  const response = await fetch(`${google.authUrl}/decision`, {
    method: 'POST',
    body: new URLSearchParams({ ...wanted, decision }),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  const location = new URL(response.headers.get('location') ?? '');
  expect(`${location.origin}${location.pathname}`).toBe(wanted.redirect_uri);
  return Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
}

async function insertWith(token: string | undefined) {
  const response = await fetch(`${google.calendarUrl}/calendars/primary/events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      start: { dateTime: '2026-07-01T07:00:00Z' },
      end: { dateTime: '2026-07-01T08:00:00Z' },
    }),
  });
  return response.status;
}

describe('the consent page', () => {
  test('names the app, the account and the right, and offers to allow or deny', async () => {
    await google.admin.setAccount({ email: 'ada@example.com' });
    const page = await (await open()).text();
    expect(page).toContain('<h1>Torque &amp; Thrust wants access to your Google Account</h1>');
    expect(page).toContain('ada@example.com');
    expect(page).toContain('View and edit events on all your calendars');
    expect(page).toMatch(/<button [^>]*>Allow<\/button>\s*<button [^>]*>Deny<\/button>/);
    expect(page).toContain('name="state" value="q&quot;&lt;&amp;=3"');
  });

  test('a registered address is accepted', async () => {
    expect((await open({ redirect_uri: registered })).status).toBe(200);
  });

  test.each([
    [{ client_id: 'other' }, 401, 'invalid_client'],
    [{ redirect_uri: `${registered}/` }, 400, 'redirect_uri_mismatch'],
    [{ redirect_uri: 'http://127.0.0.1.evil.example/' }, 400, 'redirect_uri_mismatch'],
    [{ response_type: 'id_token' }, 400, 'unsupported_response_type'],
    [{ scope: '' }, 400, 'invalid_request'],
  ])('%j is blocked with %i %s', async (changes, status, error) => {
    const response = await open(changes);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(`Error ${status}: ${error}`);
  });

  test.each([
    ['admin_policy_enforced', 400],
    ['disallowed_useragent', 403],
  ] as const)('%s can be scripted', async (kind, status) => {
    await google.admin.script({ on: 'consent', kind });
    const response = await open();
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(`Error ${status}: ${kind}`);
    expect((await open()).status).toBe(200);
  });
});

describe('the redirect back to the application', () => {
  test('Allow returns a token of that account, the granted scope, the lifetime and the state', async () => {
    await google.admin.setAccount({ email: 'ada@example.com' });
    const fragment = await decide('allow');
    expect(fragment).toMatchObject({ token_type: 'Bearer', expires_in: '3600', scope, state: wanted.state });
    expect(fragment.access_token).toMatch(/^ya29\./);
    expect(await insertWith(fragment.access_token)).toBe(200);
    expect((await google.admin.readState()).events).toMatchObject([{ calendar: 'ada@example.com' }]);
  });

  test('Deny returns access_denied and the state', async () => {
    expect(await decide('deny')).toEqual({ error: 'access_denied', state: wanted.state });
  });

  test('a missing scope makes a token that may not write', async () => {
    await google.admin.script({ on: 'consent', kind: 'scope_missing' });
    const fragment = await decide('allow');
    expect(fragment.scope).not.toContain('calendar');
    expect(await insertWith(fragment.access_token)).toBe(403);
  });

  test('a short lifetime is reported and enforced', async () => {
    await google.admin.script({ on: 'consent', kind: 'short_expiry', expiresInSeconds: 1 });
    const fragment = await decide('allow');
    expect(fragment.expires_in).toBe('1');
    await expect.poll(() => insertWith(fragment.access_token), { timeout: 3000 }).toBe(401);
  });

  test('another error can be scripted', async () => {
    await google.admin.script({ on: 'consent', kind: 'redirect_error', error: 'temporarily_unavailable' });
    expect(await decide('allow')).toEqual({ error: 'temporarily_unavailable', state: wanted.state });
  });
});

describe('revoke', () => {
  function revoke(token: string) {
    return fetch(google.revokeUrl, { method: 'POST', body: new URLSearchParams({ token }) });
  }

  test('a revoked token is 401 from then on and cannot be revoked again', async () => {
    const token = await google.admin.issueToken();
    expect(await insertWith(token)).toBe(200);
    expect((await revoke(token)).status).toBe(200);
    expect(await insertWith(token)).toBe(401);
    const again = await revoke(token);
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ error: 'invalid_token' });
    expect((await google.admin.readState()).tokens).toMatchObject([{ token, isRevoked: true }]);
  });

  test('a fault before the effect leaves the token alive', async () => {
    const token = await google.admin.issueToken();
    await google.admin.script({ on: 'revoke', kind: 'error', reason: 'backendError' });
    expect((await revoke(token)).status).toBe(500);
    expect(await insertWith(token)).toBe(200);
  });
});

test('a bad admin call is answered with 400 and the reason', async () => {
  await expect(google.admin.setAccount({ email: 'not an address' })).rejects.toThrow('answered 400');
});
