import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startGoogle } from '../../google.ts';
import type { TokenAnswer } from './token-answer.ts';

const events = 'https://www.googleapis.com/auth/calendar.events.owned';
const freeBusy = 'https://www.googleapis.com/auth/calendar.freebusy';
const robot = 'robot@project.iam.gserviceaccount.example';
const consultant = 'consultant@torque.example';
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });

let google: Awaited<ReturnType<typeof startGoogle>>;

beforeAll(async () => {
  google = await startGoogle();
});
afterAll(() => google.stop());
beforeEach(async () => {
  await google.admin.reset();
  await google.admin.addServiceAccount({
    email: robot,
    publicKeys: [otherKeys, keys].map(({ publicKey }) => toPem(publicKey)),
    delegations: [{ email: consultant, scopes: [events, freeBusy] }],
  });
});

function toPem(key: KeyObject) {
  return key.export({ type: 'spki', format: 'pem' }).toString();
}

function encode(part: object) {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

type Changes = { claims?: object; key?: KeyObject; alg?: string; now?: number };

async function ask({ claims, key = keys.privateKey, alg = 'RS256', now = Date.now() }: Changes = {}) {
  const iat = Math.floor(now / 1000);
  const usual = { iss: robot, sub: consultant, scope: `${events} ${freeBusy}`, aud: google.tokenUrl };
  const content = `${encode({ alg, typ: 'JWT' })}.${encode({ ...usual, iat, exp: iat + 3600, ...claims })}`;
  const assertion = `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`;
  const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
  const response = await fetch(google.tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: grant, assertion }),
  });
  const body = (await response.json()) as TokenAnswer;
  return { status: response.status, ...body };
}

function insert(token: string | undefined, event: object = {}) {
  return fetch(`${google.calendarUrl}/calendars/primary/events?conferenceDataVersion=1`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      start: { dateTime: '2026-07-01T07:00:00Z' },
      end: { dateTime: '2026-07-01T08:00:00Z' },
      ...event,
    }),
  });
}

test('a delegated assertion gives a token that acts as the user, guests included', async () => {
  const answer = await ask();
  expect(answer).toMatchObject({ status: 200, token_type: 'Bearer', expires_in: 3599 });
  const response = await insert(answer.access_token, { attendees: [{ email: 'guest@example.com' }] });
  expect(await response.json()).toMatchObject({ organizer: { email: consultant } });
  expect((await google.admin.readState()).requests[0]).toMatchObject({
    operation: 'token',
    status: 200,
    grant: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
  });
});

test('without a user the service account may not invite and has no Meet, yet has a calendar', async () => {
  const { access_token: token } = await ask({ claims: { sub: undefined } });
  const invited = await insert(token, { attendees: [{ email: 'guest@example.com' }] });
  expect(invited.status).toBe(403);
  expect(await invited.json()).toMatchObject({
    error: { errors: [{ reason: 'forbiddenForServiceAccounts' }] },
  });
  const conferenceData = {
    createRequest: { requestId: 'a', conferenceSolutionKey: { type: 'hangoutsMeet' } },
  };
  expect((await insert(token, { conferenceData })).status).toBe(400);
  expect(await (await insert(token)).json()).toMatchObject({ organizer: { email: robot } });
});

const hour = 3_600_000;

test.each<[string, () => Changes, number, string]>([
  [
    'a wrong key',
    () => ({ key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }),
    400,
    'invalid_grant',
  ],
  ['another algorithm', () => ({ alg: 'none' }), 400, 'invalid_grant'],
  ['a clock that is slow', () => ({ now: Date.now() - 2 * hour }), 400, 'invalid_grant'],
  ['a clock that is fast', () => ({ now: Date.now() + hour / 4 }), 400, 'invalid_grant'],
  ['more than an hour', () => ({ claims: { exp: Date.now() / 1000 + 3700 } }), 400, 'invalid_grant'],
  ['another audience', () => ({ claims: { aud: 'https://example.com/token' } }), 400, 'invalid_grant'],
  ['an unknown service account', () => ({ claims: { iss: 'no@robot.example' } }), 400, 'invalid_grant'],
  ['an unknown user', () => ({ claims: { sub: 'no@torque.example' } }), 400, 'invalid_grant'],
  ['a scope that is not delegated', () => ({ claims: { scope: 'openid' } }), 401, 'unauthorized_client'],
])('%s is refused', async (_case, change, status, error) => {
  expect(await ask(change())).toMatchObject({ status, error });
});

test('an account without any delegation is unauthorized, and delegating heals it', async () => {
  const account = { email: robot, publicKeys: [toPem(keys.publicKey)] };
  await google.admin.addServiceAccount(account);
  expect(await ask()).toMatchObject({ status: 401, error: 'unauthorized_client' });
  const delegations = [{ email: consultant, scopes: [events, freeBusy] }];
  await google.admin.addServiceAccount({ ...account, delegations });
  expect(await ask()).toMatchObject({ status: 200 });
});

test('a clock that is off by less than five minutes passes', async () => {
  expect(await ask({ now: Date.now() + 240_000 })).toMatchObject({ status: 200 });
});
