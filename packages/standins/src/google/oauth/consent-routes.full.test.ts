import { expect, test } from 'vitest';
import { callCalendar, openGoogle, postForm } from '../../../test/open-google.ts';

const scope = 'https://www.googleapis.com/auth/calendar.events.owned';
const registered = 'https://company.example/en/booking';
const clientId = 'app.apps.googleusercontent.com';
const google = await openGoogle({
  clients: [{ clientId, appName: 'Torque & Thrust', redirectUris: [registered] }],
});

const wanted = {
  client_id: clientId,
  redirect_uri: 'http://127.0.0.1:4173/en/booking',
  response_type: 'token',
  scope,
  state: 'q"<&=3',
};

function open(changes: Record<string, string> = {}) {
  return fetch(`${google.authUrl}?${new URLSearchParams({ ...wanted, ...changes })}`);
}

/** What comes back to the application, in the fragment. */
async function decide(decision: 'allow' | 'deny') {
  const response = await postForm(`${google.authUrl}/decision`, { ...wanted, decision });
  expect(response.status).toBe(303);
  const location = new URL(response.headers.get('location') ?? '');
  expect(`${location.origin}${location.pathname}`).toBe(wanted.redirect_uri);
  return Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
}

async function insertWith(token = '') {
  const body = { start: { dateTime: '2026-07-01T07:00:00Z' }, end: { dateTime: '2026-07-01T08:00:00Z' } };
  return (await callCalendar(google, 'POST', 'calendars/primary/events', { body, token })).status;
}

test('the page names the app, the account and the right, and offers to allow or deny', async () => {
  await google.admin.setAccount({ email: 'ada@example.com' });
  const page = await (await open()).text();
  expect(page).toContain('<h1>Torque &amp; Thrust wants access to your Google Account</h1>');
  expect(page).toContain('ada@example.com');
  expect(page).toContain('View and edit events on calendars you own');
  expect(page).toMatch(/<button [^>]*>Allow<\/button>\s*<button [^>]*>Deny<\/button>/);
  expect(page).toContain('name="state" value="q&quot;&lt;&amp;=3"');
  expect((await open({ redirect_uri: registered })).status).toBe(200);
});

test.each([
  [{ client_id: 'other' }, 401, 'invalid_client'],
  [{ redirect_uri: `${registered}/` }, 400, 'redirect_uri_mismatch'],
  [{ redirect_uri: 'http://127.0.0.1.evil.example/' }, 400, 'redirect_uri_mismatch'],
  [{ response_type: 'id_token' }, 400, 'unsupported_response_type'],
  [{ code_challenge: 'a', code_challenge_method: 'plain' }, 400, 'invalid_request'],
  [{ scope: '' }, 400, 'invalid_request'],
])('%j is blocked with %i %s', async (changes, status, error) => {
  const response = await open(changes);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(`Error ${status}: ${error}`);
});

test('Allow returns a token of that account, the granted scope, the lifetime and the state; Deny the state', async () => {
  await google.admin.setAccount({ email: 'ada@example.com' });
  const fragment = await decide('allow');
  expect(fragment).toMatchObject({ token_type: 'Bearer', expires_in: '3600', scope, state: wanted.state });
  expect(fragment.access_token).toMatch(/^ya29\./);
  expect(await insertWith(fragment.access_token)).toBe(200);
  expect((await google.admin.readState()).events).toMatchObject([{ calendar: 'ada@example.com' }]);
  expect(await decide('deny')).toEqual({ error: 'access_denied', state: wanted.state });
});

test('each fault of the consent does what its name says, once', async () => {
  for (const [kind, status] of [
    ['admin_policy_enforced', 400],
    ['disallowed_useragent', 403],
  ] as const) {
    await google.admin.script({ on: 'consent', kind });
    const response = await open();
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(`Error ${status}: ${kind}`);
    expect((await open()).status).toBe(200);
  }

  await google.admin.script({ on: 'consent', kind: 'redirect_error', error: 'temporarily_unavailable' });
  expect(await decide('allow')).toEqual({ error: 'temporarily_unavailable', state: wanted.state });

  await google.admin.script({ on: 'consent', kind: 'scope_missing' });
  const weak = await decide('allow');
  expect(weak.scope).not.toContain('calendar');
  expect(await insertWith(weak.access_token)).toBe(403);

  await google.admin.script({ on: 'consent', kind: 'short_expiry', expiresInSeconds: 60 });
  const short = await decide('allow');
  expect(short.expires_in).toBe('60');
  expect(await insertWith(short.access_token)).toBe(200);
  await google.admin.passTime(61);
  expect(await insertWith(short.access_token)).toBe(401);
});

test('token information has audience, scope and expiry as text, until the token is revoked', async () => {
  const ask = async (token: string) => {
    const response = await fetch(`${google.tokenInfoUrl}?${new URLSearchParams({ access_token: token })}`);
    return { status: response.status, ...((await response.json()) as object) };
  };
  const revoke = (token: string) => postForm(google.revokeUrl, { token });
  const token = await google.admin.issueToken();
  expect(await ask(token)).toEqual({
    status: 200,
    azp: clientId,
    aud: clientId,
    scope,
    exp: expect.stringMatching(/^\d{10}$/),
    expires_in: expect.stringMatching(/^3[56]\d\d$/),
    access_type: 'online',
  });
  const foreign = await google.admin.issueToken({ clientId: 'other.apps.example', scope: 'openid' });
  expect(await ask(foreign)).toMatchObject({ aud: 'other.apps.example', scope: 'openid' });

  expect(await insertWith(token)).toBe(200);
  expect((await revoke(token)).status).toBe(200);
  expect(await insertWith(token)).toBe(401);
  const again = await revoke(token);
  expect([again.status, await again.json()]).toMatchObject([400, { error: 'invalid_token' }]);
  expect((await google.admin.readState()).tokens[0]).toMatchObject({ token, isRevoked: true });
  const expired = await google.admin.issueToken({ expiresInSeconds: -1 });
  for (const dead of ['unknown', '', expired, token]) {
    const refused = { status: 400, error: 'invalid_token', error_description: 'Invalid Value' };
    expect(await ask(dead)).toEqual(refused);
  }
});
