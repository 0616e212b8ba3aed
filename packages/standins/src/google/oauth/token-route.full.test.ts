import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { callCalendar, openGoogle, postForm } from '../../../test/open-google.ts';
import type { TokenAnswer } from './token-answer.ts';

const google = await openGoogle();
const events = 'https://www.googleapis.com/auth/calendar.events.owned';
const freeBusy = 'https://www.googleapis.com/auth/calendar.freebusy';
const verifier = randomBytes(32).toString('base64url');
const redirectUri = 'http://127.0.0.1:8971/callback';

type Fields = Record<string, string>;

const toRequest = (changes: Fields = {}) => ({
  client_id: google.company.clientId,
  redirect_uri: redirectUri,
  response_type: 'code',
  scope: `${events} ${freeBusy} openid email`,
  state: 'a&b',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
  access_type: 'offline',
  prompt: 'consent',
  ...changes,
});

/** Opens the consent page and answers its form, as a browser does. */
async function consent(changes: Fields = {}, decision = 'allow'): Promise<Fields> {
  const page = await fetch(`${google.authUrl}?${new URLSearchParams(toRequest(changes))}`);
  const fields = [...(await page.text()).matchAll(/name="(\w+)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
  );
  const response = await postForm(`${google.authUrl}/decision`, { ...Object.fromEntries(fields), decision });
  const location = new URL(response.headers.get('location') ?? '');
  expect(`${location.origin}${location.pathname}`).toBe(changes.redirect_uri ?? redirectUri);
  expect(location.hash).toBe('');
  return Object.fromEntries(location.searchParams);
}

async function ask(fields: Fields) {
  const { clientId: client_id, clientSecret: client_secret } = google.company;
  const response = await postForm(google.tokenUrl, { client_id, client_secret, ...fields });
  const body = (await response.json()) as TokenAnswer;
  return { status: response.status, ...body };
}

const exchange = (code = '', changes: Fields = {}) =>
  ask({
    ...{ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier },
    ...changes,
  });

const refresh = (token: string = google.company.refreshToken, changes: Fields = {}) =>
  ask({ grant_type: 'refresh_token', refresh_token: token, ...changes });

const connect = async () => (await exchange((await consent()).code)).refresh_token ?? '';

async function useToken(token = '') {
  const times = { timeMin: '2026-07-01T00:00:00Z', timeMax: '2026-07-02T00:00:00Z' };
  const body = { ...times, items: [{ id: 'primary' }] };
  return (await callCalendar(google, 'POST', 'freeBusy', { body, token })).status;
}

const readClaims = (idToken = ''): unknown =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());

describe('a code', () => {
  test('and its verifier give an access token, a refresh token and the account’s address, once', async () => {
    await google.admin.setAccount({ email: 'ada@example.com' });
    const { code, state } = await consent();
    expect(state).toBe('a&b');
    const answer = await exchange(code);
    expect(answer).toMatchObject({
      status: 200,
      token_type: 'Bearer',
      expires_in: 3599,
      refresh_token: expect.stringMatching(/^1\/\//),
      scope: `${events} ${freeBusy} openid https://www.googleapis.com/auth/userinfo.email`,
    });
    expect(readClaims(answer.id_token)).toMatchObject({
      iss: 'https://accounts.google.com',
      aud: google.company.clientId,
      email: 'ada@example.com',
      email_verified: true,
    });
    const { tokens, refreshTokens } = await google.admin.readState();
    expect(tokens).toMatchObject([{ token: answer.access_token, email: 'ada@example.com' }]);
    expect(refreshTokens.at(-1)).toMatchObject({ token: answer.refresh_token, isLive: true });
    expect(await exchange(code)).toMatchObject({ status: 400, error: 'invalid_grant' });
  });

  test('lives for ten minutes', async () => {
    const { code: young } = await consent();
    await google.admin.passTime(400);
    expect(await exchange(young)).toMatchObject({ status: 200 });
    const { code: old } = await consent();
    await google.admin.passTime(601);
    expect(await exchange(old)).toMatchObject({ status: 400, error: 'invalid_grant' });
  });

  test.each<[string, Fields, number, string]>([
    ['another verifier', { code_verifier: 'a'.repeat(43) }, 400, 'invalid_grant'],
    ['no verifier', { code_verifier: '' }, 400, 'invalid_grant'],
    ['another port', { redirect_uri: 'http://127.0.0.1:1/callback' }, 400, 'invalid_grant'],
    ['an unknown client', { client_id: 'nobody' }, 401, 'invalid_client'],
    ['a wrong secret', { client_secret: 'guess' }, 401, 'invalid_client'],
    ['an unknown grant', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ])('with %s is refused', async (_case, changes, status, error) => {
    expect(await exchange((await consent()).code, changes)).toMatchObject({ status, error });
  });

  test.each<Fields>([{ access_type: 'online' }, { prompt: 'select_account' }])(
    'that was asked for with %j gives no refresh token',
    async (changes) => {
      const answer = await exchange((await consent(changes)).code);
      expect(answer).toMatchObject({ status: 200, access_token: expect.stringMatching(/^ya29\./) });
      expect(answer).not.toHaveProperty('refresh_token');
    },
  );

  test('comes to any port of the loopback address, and Deny as an error in the query', async () => {
    const elsewhere = { redirect_uri: 'http://127.0.0.1:50123/' };
    expect(await exchange((await consent(elsewhere)).code, elsewhere)).toMatchObject({ status: 200 });
    expect(await consent({}, 'deny')).toEqual({ error: 'access_denied', state: 'a&b' });
  });

  test('gives what its scopes say: an unchecked one is missing, openid the id_token, email the address', async () => {
    await google.admin.script({ on: 'consent', kind: 'scope_missing', scopes: [freeBusy] });
    const { scope } = await exchange((await consent()).code);
    expect(scope).toContain(events);
    expect(scope).not.toContain(freeBusy);
    expect(await exchange((await consent({ scope: events })).code)).not.toHaveProperty('id_token');
    const { id_token: idToken } = await exchange((await consent({ scope: `${events} openid` })).code);
    expect(readClaims(idToken)).not.toHaveProperty('email');
  });
});

const dead = { status: 400, error: 'invalid_grant', error_description: 'Token has been expired or revoked.' };

describe('a refresh token', () => {
  test('of the company works from the start, and again after a reset; it ends with its access tokens', async () => {
    const answer = await refresh();
    const { scope } = google.company;
    expect(answer).toMatchObject({ status: 200, token_type: 'Bearer', expires_in: 3599, scope });
    expect(await useToken(answer.access_token)).toBe(200);
    const other = await connect();
    await google.admin.expireRefreshToken(google.company.refreshToken);
    expect(await refresh()).toEqual(dead);
    expect(await useToken(answer.access_token)).toBe(401);
    expect(await refresh(other)).toMatchObject({ status: 200 });
    await google.admin.expireRefreshToken();
    expect(await refresh(other)).toEqual(dead);
    await google.admin.reset();
    expect(await refresh()).toMatchObject({ status: 200 });
  });

  test('lives for seven days in testing mode and otherwise on and on, its access tokens for an hour', async () => {
    const { access_token: token } = await refresh();
    const lasting = await connect();
    await google.admin.setRules({ isTesting: true });
    const testing = await connect();
    await google.admin.passTime(3000);
    expect(await useToken(token)).toBe(200);
    await google.admin.passTime(600);
    expect(await useToken(token)).toBe(401);
    await google.admin.passTime(6 * 86_400);
    expect(await refresh(testing)).toMatchObject({ status: 200 });
    await google.admin.passTime(86_400);
    expect(await refresh(testing)).toMatchObject(dead);
    expect(await refresh(lasting)).toMatchObject({ status: 200 });
  });

  test('is silently ended by one consent over the limit, if it is the oldest', async () => {
    await google.admin.setAccount({ email: google.company.account });
    await google.admin.setRules({ refreshTokenLimit: 2 });
    const second = await connect();
    expect(await refresh()).toMatchObject({ status: 200 });
    const third = await google.admin.issueRefreshToken({ token: '1//canary' });
    expect(third).toBe('1//canary');
    expect(await refresh()).toMatchObject(dead);
    expect(await refresh(second)).toMatchObject({ status: 200 });
    expect(await refresh(third)).toMatchObject({ status: 200 });
  });

  test('needs its client, whose secret can be rotated and which can be deleted', async () => {
    const { clientId, refreshToken } = google.company;
    const unknown = { status: 401, error: 'invalid_client' };
    await google.admin.changeClient(clientId, 'rotated');
    expect(await refresh()).toMatchObject(unknown);
    expect(await refresh(refreshToken, { client_secret: 'rotated' })).toMatchObject({ status: 200 });
    await google.admin.changeClient(clientId, null);
    expect(await refresh(refreshToken, { client_secret: 'rotated' })).toMatchObject(unknown);
  });

  test('and its access tokens end together, whichever of them is revoked', async () => {
    const revoke = async (token = '') => (await postForm(google.revokeUrl, { token })).status;
    const { access_token: first } = await refresh();
    expect(await revoke(google.company.refreshToken)).toBe(200);
    expect(await useToken(first)).toBe(401);
    expect(await refresh()).toMatchObject(dead);
    expect(await revoke(google.company.refreshToken)).toBe(400);

    const again = await connect();
    const { access_token: second } = await refresh(again);
    expect(await revoke(second)).toBe(200);
    expect(await refresh(again)).toMatchObject(dead);
  });
});
