import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { callCalendar, openGoogle, postForm } from '../../../test/open-google.ts';
import type { TokenAnswer } from './token-answer.ts';

const google = await openGoogle();
const events = 'https://www.googleapis.com/auth/calendar.events.owned';
const freeBusy = 'https://www.googleapis.com/auth/calendar.freebusy';
const robot = 'robot@project.iam.gserviceaccount.example';
const consultant = 'consultant@torque.example';
const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const [keys, otherKeys, foreignKeys] = Array.from({ length: 3 }, () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }),
) as [Keys, Keys, Keys];
const publicKeys = [otherKeys, keys].map(({ publicKey }) =>
  publicKey.export({ type: 'spki', format: 'pem' }).toString(),
);
const delegations = [{ email: consultant, scopes: [events, freeBusy] }];

type Keys = { publicKey: KeyObject; privateKey: KeyObject };
type Changes = { claims?: object; key?: KeyObject; alg?: string; now?: number };

beforeEach(() => google.admin.addServiceAccount({ email: robot, publicKeys, delegations }));

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

async function ask({ claims, key = keys.privateKey, alg = 'RS256', now = Date.now() }: Changes = {}) {
  const iat = Math.floor(now / 1000);
  const usual = { iss: robot, sub: consultant, scope: `${events} ${freeBusy}`, aud: google.tokenUrl };
  const content = `${encode({ alg, typ: 'JWT' })}.${encode({ ...usual, iat, exp: iat + 3600, ...claims })}`;
  const assertion = `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`;
  const response = await postForm(google.tokenUrl, { grant_type: grant, assertion });
  const body = (await response.json()) as TokenAnswer;
  return { status: response.status, ...body };
}

function insert(token = '', event: object = {}) {
  const times = { start: { dateTime: '2026-07-01T07:00:00Z' }, end: { dateTime: '2026-07-01T08:00:00Z' } };
  const path = 'calendars/primary/events?conferenceDataVersion=1';
  return callCalendar(google, 'POST', path, { body: { ...times, ...event }, token });
}

const attendees = [{ email: 'guest@example.com' }];

test('a delegated assertion gives a token that acts as the user, guests included', async () => {
  const answer = await ask();
  expect(answer).toMatchObject({ status: 200, token_type: 'Bearer', expires_in: 3599 });
  const { body } = await insert(answer.access_token, { attendees });
  expect(body).toMatchObject({ organizer: { email: consultant } });
  const { requests } = await google.admin.readState();
  expect(requests[0]).toMatchObject({ operation: 'token', status: 200, grant });
});

test('without a user the service account may not invite and has no Meet, yet has a calendar', async () => {
  const { access_token: token } = await ask({ claims: { sub: undefined } });
  expect(await insert(token, { attendees })).toMatchObject({
    status: 403,
    reason: 'forbiddenForServiceAccounts',
  });
  const createRequest = { requestId: 'a', conferenceSolutionKey: { type: 'hangoutsMeet' } };
  expect((await insert(token, { conferenceData: { createRequest } })).status).toBe(400);
  expect((await insert(token)).body).toMatchObject({ organizer: { email: robot } });
});

const minute = 60_000;

test.each<[string, () => Changes, number, string]>([
  ['a wrong key', () => ({ key: foreignKeys.privateKey }), 400, 'invalid_grant'],
  ['another algorithm', () => ({ alg: 'none' }), 400, 'invalid_grant'],
  ['a clock that is slow', () => ({ now: Date.now() - 120 * minute }), 400, 'invalid_grant'],
  ['a clock that is fast', () => ({ now: Date.now() + 15 * minute }), 400, 'invalid_grant'],
  ['more than an hour', () => ({ claims: { exp: Date.now() / 1000 + 3900 } }), 400, 'invalid_grant'],
  ['another audience', () => ({ claims: { aud: 'https://example.com/token' } }), 400, 'invalid_grant'],
  ['an unknown service account', () => ({ claims: { iss: 'no@robot.example' } }), 400, 'invalid_grant'],
  ['an unknown user', () => ({ claims: { sub: 'no@torque.example' } }), 400, 'invalid_grant'],
  ['a scope that is not delegated', () => ({ claims: { scope: 'openid' } }), 401, 'unauthorized_client'],
])('%s is refused', async (_case, change, status, error) => {
  expect(await ask(change())).toMatchObject({ status, error });
});

test('without a delegation the account is unauthorized, and a clock may be off by less than five minutes', async () => {
  await google.admin.addServiceAccount({ email: robot, publicKeys });
  expect(await ask()).toMatchObject({ status: 401, error: 'unauthorized_client' });
  await google.admin.addServiceAccount({ email: robot, publicKeys, delegations });
  expect(await ask({ now: Date.now() + 4 * minute })).toMatchObject({ status: 200 });
});
