import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startGoogle } from '../../google.ts';
import type { TokenAnswer } from './token-answer.ts';

let google: Awaited<ReturnType<typeof startGoogle>>;

beforeAll(async () => {
  google = await startGoogle();
});
afterAll(() => google.stop());
beforeEach(() => google.admin.reset());

function post(changes: Record<string, string> = {}, timeoutMs = 5000) {
  const { clientId, clientSecret, refreshToken } = google.company;
  return fetch(google.tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: clientId,
      client_secret: clientSecret,
      refresh_token: refreshToken,
      ...changes,
    }),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

async function refresh(changes: Record<string, string> = {}) {
  const response = await post(changes);
  const body = (await response.json()) as TokenAnswer;
  return { status: response.status, ...body };
}

/** Consents and exchanges the code, without PKCE. */
async function connect(): Promise<string> {
  const { clientId: client_id, clientSecret: client_secret, scope } = google.company;
  const redirect_uri = 'http://127.0.0.1:1/';
  const request = { client_id, redirect_uri, response_type: 'code', scope };
  const consent = { ...request, access_type: 'offline', prompt: 'consent', decision: 'allow' };
  const decided = await fetch(`${google.authUrl}/decision`, {
    method: 'POST',
    body: new URLSearchParams(consent),
    redirect: 'manual',
  });
  const code = new URL(decided.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const exchange = { grant_type: 'authorization_code', code, client_id, client_secret, redirect_uri };
  const response = await fetch(google.tokenUrl, { method: 'POST', body: new URLSearchParams(exchange) });
  return ((await response.json()) as { refresh_token: string }).refresh_token;
}

function ask(token: string | undefined) {
  return fetch(`${google.calendarUrl}/freeBusy`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      timeMin: '2026-07-01T00:00:00Z',
      timeMax: '2026-07-02T00:00:00Z',
      items: [{ id: 'primary' }],
    }),
  });
}

const dead = { status: 400, error: 'invalid_grant', error_description: 'Token has been expired or revoked.' };

test('the company’s connection works from the start, and again after a reset', async () => {
  const answer = await refresh();
  expect(answer).toMatchObject({
    status: 200,
    token_type: 'Bearer',
    expires_in: 3599,
    scope: google.company.scope,
  });
  expect((await ask(answer.access_token)).status).toBe(200);
  await google.admin.expireRefreshToken();
  expect(await refresh()).toMatchObject(dead);
  await google.admin.reset();
  expect(await refresh()).toMatchObject({ status: 200 });
});

test('an expired refresh token is invalid_grant, and its access tokens end with it', async () => {
  const { access_token: token } = await refresh();
  const other = await connect();
  await google.admin.expireRefreshToken(google.company.refreshToken);
  expect(await refresh()).toEqual(dead);
  expect((await ask(token)).status).toBe(401);
  expect(await refresh({ refresh_token: other })).toMatchObject({ status: 200 });
});

test('an access token lives for an hour', async () => {
  const { access_token: token } = await refresh();
  await google.admin.passTime(3590);
  expect((await ask(token)).status).toBe(200);
  await google.admin.passTime(60);
  expect((await ask(token)).status).toBe(401);
});

test('in testing mode a refresh token lives for seven days, and otherwise on and on', async () => {
  const lasting = await connect();
  await google.admin.setRules({ isTesting: true });
  const testing = await connect();
  await google.admin.passTime(7 * 86_400 - 60);
  expect(await refresh({ refresh_token: testing })).toMatchObject({ status: 200 });
  await google.admin.passTime(120);
  expect(await refresh({ refresh_token: testing })).toMatchObject(dead);
  expect(await refresh({ refresh_token: lasting })).toMatchObject({ status: 200 });
});

test('one consent over the limit of live tokens silently ends the oldest', async () => {
  await google.admin.setAccount({ email: google.company.account });
  await google.admin.setRules({ refreshTokenLimit: 2 });
  const second = await connect();
  expect(await refresh()).toMatchObject({ status: 200 });
  const third = await google.admin.issueRefreshToken({ token: '1//canary' });
  expect(third).toBe('1//canary');
  expect(await refresh()).toMatchObject(dead);
  expect(await refresh({ refresh_token: second })).toMatchObject({ status: 200 });
  expect(await refresh({ refresh_token: third })).toMatchObject({ status: 200 });
});

test('a rotated secret and a deleted client are invalid_client', async () => {
  const { clientId } = google.company;
  await google.admin.changeClient(clientId, 'rotated');
  expect(await refresh()).toMatchObject({ status: 401, error: 'invalid_client' });
  expect(await refresh({ client_secret: 'rotated' })).toMatchObject({ status: 200 });
  await google.admin.changeClient(clientId, null);
  expect(await refresh({ client_secret: 'rotated' })).toMatchObject({ status: 401, error: 'invalid_client' });
});

test('revoking a refresh token or one of its access tokens ends both', async () => {
  const revoke = async (token: string | undefined) =>
    (await fetch(google.revokeUrl, { method: 'POST', body: new URLSearchParams({ token: token ?? '' }) }))
      .status;
  const { access_token: first } = await refresh();
  expect(await revoke(google.company.refreshToken)).toBe(200);
  expect((await ask(first)).status).toBe(401);
  expect(await refresh()).toMatchObject(dead);
  expect(await revoke(google.company.refreshToken)).toBe(400);

  const again = await connect();
  const { access_token: second } = await refresh({ refresh_token: again });
  expect(await revoke(second)).toBe(200);
  expect(await refresh({ refresh_token: again })).toMatchObject(dead);
});

test.each(['invalid_grant', 'invalid_client', 'unauthorized_client'] as const)(
  '%s can be scripted',
  async (error) => {
    await google.admin.script({ on: 'token', kind: 'oauth_error', error });
    expect(await refresh()).toMatchObject({ error });
    expect(await refresh()).toMatchObject({ status: 200 });
  },
);

test('the endpoint can be slow, broken, silent and gone', async () => {
  await google.admin.script(
    { on: 'token', kind: 'slow', delayMs: 5000 },
    { on: 'token', kind: 'slow', delayMs: 150 },
    { on: 'token', kind: 'error', reason: 'backendError' },
    { on: 'token', kind: 'hang' },
    { on: 'token', kind: 'connection_reset' },
  );
  await expect(post({}, 100)).rejects.toThrow('timeout');
  await expect.poll(async () => (await google.admin.readState()).tokens).toHaveLength(1);
  expect(await refresh()).toMatchObject({ status: 200 });
  expect(await refresh()).toMatchObject({ status: 500 });
  await expect(post({}, 100)).rejects.toThrow('timeout');
  await expect(post()).rejects.toThrow('fetch failed');
  expect(await google.admin.countStruck()).toBeGreaterThanOrEqual(5);
});
