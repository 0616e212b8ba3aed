import { generateKeyPairSync } from 'node:crypto';
import { startGoogle } from '@tt/standins/google';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildCompanyDraft } from '../../../test/calendar/connect-company-calendar.ts';
import { createCompanyCalendar } from './company-google-calendar.ts';
import { companyScopes } from './company-scopes.ts';
import { createServiceAccountTokens, parseServiceAccountKey } from './company-service-account.ts';
import { TokenFailure } from './company-tokens.ts';

const robot = 'robot@project.iam.gserviceaccount.example';
const account = 'consultant@torque.example';
const pem = { format: 'pem' } as const;
const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', ...pem },
  privateKeyEncoding: { type: 'pkcs8', ...pem },
});
const keyFile = {
  type: 'service_account',
  client_email: robot,
  private_key_id: 'key1',
  private_key: keys.privateKey,
};

let google: Awaited<ReturnType<typeof startGoogle>>;

beforeAll(async () => {
  google = await startGoogle();
});
afterAll(() => google.stop());
beforeEach(async () => {
  await google.admin.reset();
  await delegate([{ email: account, scopes: companyScopes }]);
});

function delegate(delegations: { email: string; scopes: string[] }[], publicKeys = [keys.publicKey]) {
  return google.admin.addServiceAccount({ email: robot, publicKeys, delegations });
}

function connect(changes: { account?: string; now?: () => number } = {}) {
  const key = parseServiceAccountKey(JSON.stringify(keyFile));
  return createServiceAccountTokens({ tokenUrl: google.tokenUrl, key, account, ...changes });
}

test('a delegated key acts as the account, with one request for many callers', async () => {
  const tokens = connect();
  await Promise.all([tokens.getToken(), tokens.getToken()]);
  const calendar = createCompanyCalendar({ calendarUrl: google.calendarUrl, calendarId: 'primary', tokens });
  const answer = await calendar.insert(buildCompanyDraft(), { timeoutMs: 60_000 });
  expect(answer).toMatchObject({ kind: 'event', event: { organizerEmail: account } });
  const { requests } = await google.admin.readState();
  expect(requests.map(({ operation }) => operation)).toEqual(['token', 'insert']);
});

const twoHoursMs = 7_200_000;
const otherKeys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', ...pem },
  privateKeyEncoding: { type: 'pkcs8', ...pem },
});

test.each<[string, () => unknown, Parameters<typeof connect>[0], string]>([
  ['the key was deleted', () => delegate([], [otherKeys.publicKey]), {}, 'invalid_grant'],
  ['our clock is off', () => undefined, { now: () => Date.now() - twoHoursMs }, 'invalid_grant'],
  ['there is no such user', () => undefined, { account: 'nobody@torque.example' }, 'invalid_grant'],
  ['nothing is delegated', () => delegate([]), {}, 'unauthorized_client'],
  [
    'a scope is not delegated',
    () => delegate([{ email: account, scopes: companyScopes.slice(1) }]),
    {},
    'unauthorized_client',
  ],
])('broken: %s', async (_cause, happen, changes, reason) => {
  await happen();
  const error = await connect(changes)
    .getToken()
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(TokenFailure);
  expect((error as TokenFailure).failure).toMatchObject({ kind: 'broken', reason });
});

test('a delegation that heals is used by the next call', async () => {
  await delegate([]);
  const tokens = connect();
  await expect(tokens.getToken()).rejects.toThrow('unauthorized_client');
  await delegate([{ email: account, scopes: companyScopes }]);
  expect(await tokens.getToken()).toMatch(/^ya29\./);
});

test.each([
  keys.privateKey,
  JSON.stringify({ ...keyFile, client_email: undefined }),
  JSON.stringify({ ...keyFile, private_key: `${keys.privateKey.slice(0, 200)}` }),
])('a bad key file is refused, and the message does not repeat the key: %#', (text) => {
  const secret = keys.privateKey.split('\n')[1] ?? '';
  expect(() => parseServiceAccountKey(text)).toThrow(/key|client_email/);
  try {
    parseServiceAccountKey(text);
  } catch (error) {
    expect(`${error} ${JSON.stringify(error)}`).not.toContain(secret);
  }
});
