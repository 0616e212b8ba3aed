import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startGoogle } from '../../google.ts';

let google: Awaited<ReturnType<typeof startGoogle>>;

beforeAll(async () => {
  google = await startGoogle();
});
afterAll(() => google.stop());
beforeEach(() => google.admin.reset());

function ask(token: string) {
  return fetch(`${google.tokenInfoUrl}?${new URLSearchParams({ access_token: token })}`);
}

test('token information has audience, scope and expiry, with numbers as text', async () => {
  const token = await google.admin.issueToken();
  expect(await (await ask(token)).json()).toEqual({
    azp: google.clientId,
    aud: google.clientId,
    scope: 'https://www.googleapis.com/auth/calendar.events',
    exp: expect.stringMatching(/^\d{10}$/),
    expires_in: expect.stringMatching(/^3600$|^3599$/),
    access_type: 'online',
  });
});

test('the token of another application has that application as audience', async () => {
  const token = await google.admin.issueToken({ clientId: 'other.apps.example', scope: 'openid' });
  expect(await (await ask(token)).json()).toMatchObject({ aud: 'other.apps.example', scope: 'openid' });
});

test('a token that is unknown, expired or revoked is 400', async () => {
  const expired = await google.admin.issueToken({ expiresInSeconds: -1 });
  const revoked = await google.admin.issueToken();
  await fetch(google.revokeUrl, { method: 'POST', body: new URLSearchParams({ token: revoked }) });
  for (const token of ['unknown', '', expired, revoked]) {
    const response = await ask(token);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'invalid_token', error_description: 'Invalid Value' });
  }
});

test('faults can be scripted for it', async () => {
  await google.admin.script({ on: 'tokeninfo', kind: 'error', reason: 'backendError' });
  const token = await google.admin.issueToken();
  expect((await ask(token)).status).toBe(500);
  expect((await ask(token)).status).toBe(200);
});
