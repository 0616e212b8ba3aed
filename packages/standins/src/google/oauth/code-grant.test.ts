import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startGoogle } from '../../google.ts';
import type { TokenAnswer } from './token-answer.ts';

let google: Awaited<ReturnType<typeof startGoogle>>;

beforeAll(async () => {
  google = await startGoogle();
});
afterAll(() => google.stop());
beforeEach(async () => {
  await google.admin.reset();
  await google.admin.setAccount({ email: 'ada@example.com' });
});

const events = 'https://www.googleapis.com/auth/calendar.events.owned';
const freeBusy = 'https://www.googleapis.com/auth/calendar.freebusy';
const verifier = randomBytes(32).toString('base64url');
const redirectUri = 'http://127.0.0.1:8971/callback';

function toRequest(changes: Record<string, string> = {}) {
  return {
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
  };
}

/** Opens the consent page and answers its form, as a browser does. */
async function consent(changes: Record<string, string> = {}, decision = 'allow') {
  const page = await fetch(`${google.authUrl}?${new URLSearchParams(toRequest(changes))}`);
  expect(page.status).toBe(200);
  const fields = [...(await page.text()).matchAll(/name="(\w+)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
  );
  const response = await fetch(`${google.authUrl}/decision`, {
    method: 'POST',
    body: new URLSearchParams([...fields, ['decision', decision]]),
    redirect: 'manual',
  });
  const location = new URL(response.headers.get('location') ?? '');
  expect(`${location.origin}${location.pathname}`).toBe(changes.redirect_uri ?? redirectUri);
  expect(location.hash).toBe('');
  return Object.fromEntries(location.searchParams);
}

async function exchange(code: string | undefined, changes: Record<string, string> = {}) {
  const { clientId, clientSecret } = google.company;
  const response = await fetch(google.tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: code ?? '',
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...changes,
    }),
  });
  const body = (await response.json()) as TokenAnswer;
  return { status: response.status, ...body };
}

function readClaims(idToken: string | undefined): unknown {
  return JSON.parse(Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString());
}

test('a code and its verifier give an access token, a refresh token and the account’s address', async () => {
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
});

test('a code works once', async () => {
  const { code } = await consent();
  expect(await exchange(code)).toMatchObject({ status: 200 });
  expect(await exchange(code)).toMatchObject({ status: 400, error: 'invalid_grant' });
});

test('a code lives for ten minutes', async () => {
  const { code: young } = await consent();
  await google.admin.passTime(595);
  expect(await exchange(young)).toMatchObject({ status: 200 });
  const { code: old } = await consent();
  await google.admin.passTime(601);
  expect(await exchange(old)).toMatchObject({ status: 400, error: 'invalid_grant' });
});

test.each([
  ['another verifier', { code_verifier: 'a'.repeat(43) }, 400, 'invalid_grant'],
  ['no verifier', { code_verifier: '' }, 400, 'invalid_grant'],
  [
    'another port in the redirect address',
    { redirect_uri: 'http://127.0.0.1:1/callback' },
    400,
    'invalid_grant',
  ],
  ['an unknown client', { client_id: 'nobody' }, 401, 'invalid_client'],
  ['a wrong secret', { client_secret: 'guess' }, 401, 'invalid_client'],
  ['an unknown grant', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
])('%s is refused', async (_case, changes, status, error) => {
  const { code } = await consent();
  expect(await exchange(code, changes)).toMatchObject({ status, error });
});

test.each<Record<string, string>>([{ access_type: 'online' }, { prompt: 'select_account' }])(
  'with %j there is no refresh token',
  async (changes) => {
    const { code } = await consent(changes);
    const answer = await exchange(code);
    expect(answer).toMatchObject({ status: 200, access_token: expect.stringMatching(/^ya29\./) });
    expect(answer).not.toHaveProperty('refresh_token');
  },
);

test('any port of the loopback address is a redirect address, and no other host is', async () => {
  const elsewhere = 'http://127.0.0.1:50123/';
  const { code } = await consent({ redirect_uri: elsewhere });
  expect(await exchange(code, { redirect_uri: elsewhere })).toMatchObject({ status: 200 });
  const foreign = new URLSearchParams(toRequest({ redirect_uri: 'https://company.example/' }));
  expect((await fetch(`${google.authUrl}?${foreign}`)).status).toBe(400);
});

test('a challenge in plain text is refused', async () => {
  const plain = new URLSearchParams(toRequest({ code_challenge_method: 'plain' }));
  expect((await fetch(`${google.authUrl}?${plain}`)).status).toBe(400);
});

test('Deny comes back as access_denied in the query', async () => {
  expect(await consent({}, 'deny')).toEqual({ error: 'access_denied', state: 'a&b' });
});

test('a scope that was left unchecked is missing from the answer and from the token', async () => {
  await google.admin.script({ on: 'consent', kind: 'scope_missing', scopes: [freeBusy] });
  const { code } = await consent();
  const { scope } = await exchange(code);
  expect(scope).toContain(events);
  expect(scope).not.toContain(freeBusy);
});

test('without openid there is no id_token, and without email there is no address in it', async () => {
  const { code: bare } = await consent({ scope: events });
  expect(await exchange(bare)).not.toHaveProperty('id_token');
  const { code } = await consent({ scope: `${events} openid` });
  expect(readClaims((await exchange(code)).id_token)).not.toHaveProperty('email');
});
