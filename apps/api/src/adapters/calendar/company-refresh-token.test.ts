import { startGoogle } from '@tt/standins/google';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createRefreshTokens } from './company-refresh-token.ts';
import { type CompanyTokens, TokenFailure } from './company-tokens.ts';

let google: Awaited<ReturnType<typeof startGoogle>>;

beforeAll(async () => {
  google = await startGoogle();
});
afterAll(() => google.stop());
beforeEach(() => google.admin.reset());

function connect(changes: { refreshToken?: string; now?: () => number; timeoutMs?: number } = {}) {
  const { clientId, clientSecret, refreshToken } = google.company;
  return createRefreshTokens({ tokenUrl: google.tokenUrl, clientId, clientSecret, refreshToken, ...changes });
}

async function countRequests() {
  const { requests } = await google.admin.readState();
  return requests.filter(({ operation }) => operation === 'token').length;
}

/** Why there is no token. Nothing of the request may be in it. */
async function readFailure(tokens: CompanyTokens) {
  const error = await tokens.getToken().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(TokenFailure);
  const { failure, stack } = error as TokenFailure;
  const told = `${JSON.stringify(error)} ${stack}`;
  expect(told).not.toContain(google.company.refreshToken);
  expect(told).not.toContain(google.company.clientSecret);
  return failure;
}

const seconds = (count: number) => count * 1000;

test('concurrent callers share one request, and later ones the token', async () => {
  const tokens = connect();
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => tokens.getToken()));
  expect(first).toMatch(/^ya29\./);
  expect(new Set([first, ...others, await tokens.getToken()]).size).toBe(1);
  expect(await countRequests()).toBe(1);
});

test('a token is renewed five minutes before its end', async () => {
  let now = Date.now();
  const tokens = connect({ now: () => now });
  const first = await tokens.getToken();
  now += seconds(3599 - 301);
  expect(await tokens.getToken()).toBe(first);
  now += seconds(2);
  expect(await tokens.getToken()).not.toBe(first);
});

test('while a renewal fails, the old token is used to its end and not beyond', async () => {
  let now = Date.now();
  const tokens = connect({ now: () => now });
  const first = await tokens.getToken();
  await google.admin.script({ on: 'token', kind: 'error', reason: 'backendError', times: 'always' });
  now += seconds(3599 - 100);
  expect(await tokens.getToken()).toBe(first);
  now += seconds(100);
  expect(await readFailure(tokens)).toMatchObject({ kind: 'transient' });
});

test('a dropped token is replaced, and dropping an older one changes nothing', async () => {
  const tokens = connect();
  const first = await tokens.getToken();
  tokens.drop(first);
  const second = await tokens.getToken();
  expect(second).not.toBe(first);
  tokens.drop(first);
  expect(await tokens.getToken()).toBe(second);
});

test('a renewal that finds the consent ended fails, though the old token would live on', async () => {
  let now = Date.now();
  const tokens = connect({ now: () => now });
  await tokens.getToken();
  await google.admin.expireRefreshToken();
  now += seconds(3599 - 100);
  expect(await readFailure(tokens)).toMatchObject({ kind: 'broken', reason: 'invalid_grant' });
});

test('a failure is not kept: a connection that heals gives tokens again', async () => {
  const tokens = connect();
  await google.admin.script({ on: 'token', kind: 'oauth_error', error: 'invalid_grant' });
  expect(await readFailure(tokens)).toMatchObject({ kind: 'broken' });
  expect(await tokens.getToken()).toMatch(/^ya29\./);
});

test('an app in testing mode ends after seven days', async () => {
  await google.admin.setRules({ isTesting: true });
  const refreshToken = await google.admin.issueRefreshToken();
  expect(await connect({ refreshToken }).getToken()).toMatch(/^ya29\./);
  await google.admin.passTime(7 * 86_400);
  expect(await readFailure(connect({ refreshToken }))).toMatchObject({
    kind: 'broken',
    reason: 'invalid_grant',
  });
});

test.each<[string, () => Promise<unknown>, string]>([
  ['the account removed the app', () => google.admin.expireRefreshToken(), 'invalid_grant'],
  [
    'the consent was revoked',
    () => {
      const body = new URLSearchParams({ token: google.company.refreshToken });
      return fetch(google.revokeUrl, { method: 'POST', body });
    },
    'invalid_grant',
  ],
  [
    'a newer consent exceeded the limit',
    async () => {
      await google.admin.setRules({ refreshTokenLimit: 1 });
      await google.admin.issueRefreshToken();
    },
    'invalid_grant',
  ],
  [
    'the client secret was rotated',
    () => google.admin.changeClient(google.company.clientId, 'new'),
    'invalid_client',
  ],
  [
    'the client was deleted',
    () => google.admin.changeClient(google.company.clientId, null),
    'invalid_client',
  ],
  [
    'the client may not do this',
    () => google.admin.script({ on: 'token', kind: 'oauth_error', error: 'unauthorized_client' }),
    'unauthorized_client',
  ],
  [
    'a scope is unknown',
    () => google.admin.script({ on: 'token', kind: 'oauth_error', error: 'invalid_scope' }),
    'scope',
  ],
])('broken: %s', async (_cause, happen, reason) => {
  await happen();
  expect(await readFailure(connect())).toMatchObject({ kind: 'broken', reason });
});

test.each([
  [{ kind: 'error', reason: 'backendError', code: 503 }, undefined],
  [{ kind: 'error', reason: 'rateLimitExceeded', code: 429, retryAfterSeconds: 7 }, 7000],
  [{ kind: 'error', reason: 'forbidden' }, undefined],
  [{ kind: 'connection_reset' }, undefined],
  [{ kind: 'answer_lost' }, undefined],
  [{ kind: 'malformed_json' }, undefined],
  [{ kind: 'half_answer' }, undefined],
  [{ kind: 'hang' }, undefined],
  [{ kind: 'slow', delayMs: 60_000 }, undefined],
] as const)('transient: %j', async (fault, retryAfterMs) => {
  await google.admin.script({ on: 'token', ...fault });
  const isSilent = fault.kind === 'hang' || fault.kind === 'slow';
  const tokens = connect(isSilent ? { timeoutMs: 200 } : {});
  expect(await readFailure(tokens)).toEqual({ kind: 'transient', detail: expect.any(String), retryAfterMs });
  expect(await connect().getToken()).toMatch(/^ya29\./);
});
