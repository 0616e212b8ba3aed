import type { LookupFunction } from 'node:net';
import { expect, test } from 'vitest';
import { startTestReceiver } from '../../../test/start-test-receiver.ts';
import { createSecretSealer } from '../calendar/seal-secret.ts';
import { createWebhooks, type WebhooksOptions } from './create-webhooks.ts';
import { isPublicAddress } from './public-address.ts';
import { findUrlProblem } from './webhook-url.ts';

const [key = '', other = ''] = ['key', 'other'].map((word) => Buffer.alloc(32, word).toString('base64'));
const usual: WebhooksOptions = {
  sealer: createSecretSealer(key),
  allowsPrivate: true,
  now: () => new Date(),
  timeoutMs: 60_000,
};
const letter = { id: 'row.event.0', body: '{}' };

function send(url: string, changes: Partial<WebhooksOptions> = {}) {
  const webhooks = createWebhooks({ ...usual, ...changes });
  const secret = createWebhooks(usual).createSecret('one');
  return webhooks.send({ id: 'one', url, sealedSecrets: secret ? [secret.sealed] : [] }, letter);
}

test.each([
  [{ kind: 'error', code: 500 } as const, { kind: 'failed', reason: 'HTTP 500' }],
  [{ kind: 'error', code: 401 } as const, { kind: 'failed', reason: 'HTTP 401' }],
  [
    { kind: 'error', code: 429, retryAfterSeconds: 7 } as const,
    { kind: 'failed', reason: 'HTTP 429', retryAfterSeconds: 7 },
  ],
  [{ kind: 'error', code: 410 } as const, { kind: 'gone' }],
  [{ kind: 'connection_reset' } as const, { kind: 'failed', reason: 'Error' }],
])('%o is reported as %o', async (fault, result) => {
  const receiver = await startTestReceiver();
  await receiver.admin.script(fault);
  expect(await send(receiver.hookUrl)).toEqual(result);
  expect(await send(receiver.hookUrl)).toEqual({ kind: 'delivered' });
});

test.each(['hang', 'continue', 'drip'] as const)(
  'a receiver that never ends its answer (%s) is given up after the timeout',
  async (kind) => {
    const receiver = await startTestReceiver();
    await receiver.admin.script({ kind });
    const result = await send(receiver.hookUrl, { timeoutMs: 200 });
    expect(result).toEqual({ kind: 'failed', reason: 'TimeoutError' });
  },
);

test('a receiver that switches to another protocol has refused the post', async () => {
  const receiver = await startTestReceiver();
  await receiver.admin.script({ kind: 'switch' });
  expect(await send(receiver.hookUrl)).toEqual({ kind: 'failed', reason: 'HTTP 101' });
});

test('a name that no server resolves is given up after the timeout', async () => {
  const url = 'https://receiver.example/hooks/a';
  const result = await send(url, { timeoutMs: 200, lookup: () => {} });
  expect(result).toEqual({ kind: 'failed', reason: 'TimeoutError' });
});

test('a redirect is not followed', async () => {
  const [receiver, elsewhere] = [await startTestReceiver(), await startTestReceiver()];
  for (const code of [301, 302, 307, 308] as const) {
    await receiver.admin.script({ kind: 'redirect', code, location: elsewhere.hookUrl });
    expect(await send(receiver.hookUrl)).toEqual({ kind: 'failed', reason: `HTTP ${code}` });
  }
  expect((await elsewhere.admin.readState()).requestCount).toBe(0);
});

/** Every name leads to these addresses. */
const toLookup = (...addresses: string[]) =>
  ((_name, options, done) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (options.all) done(null, found);
    else done(null, found[0]?.address ?? '', found[0]?.family);
  }) satisfies LookupFunction;

test.each([['127.0.0.1'], ['10.1.2.3'], ['169.254.169.254'], ['fd00::1'], ['8.8.8.8', '192.168.0.1']])(
  'a public name that leads to %s is refused at the connection',
  async (...addresses) => {
    const receiver = await startTestReceiver();
    const url = `https://receiver.example:${receiver.port}/hooks/a`;
    const result = await send(url, { allowsPrivate: false, lookup: toLookup(...addresses) });
    expect(result).toEqual({ kind: 'refused', reason: 'a private address' });
  },
);

test('with the setting the same name is connected to', async () => {
  const receiver = await startTestReceiver();
  const url = `https://receiver.example:${receiver.port}/hooks/a`;
  // The receiver speaks no TLS, so a connection that was made ends with an error of its own.
  expect(await send(url, { lookup: toLookup('127.0.0.1') })).toMatchObject({ kind: 'failed' });
});

test.each([
  ['http://receiver.example/', 'not an https URL'],
  ['http://127.0.0.1/', 'not an https URL'],
  ['ftp://receiver.example/', 'not an https URL'],
  ['https://127.0.0.1/', 'a private address'],
  ['https://2130706433/', 'a private address'],
  ['https://[::1]/', 'a private address'],
  ['https://[::ffff:10.0.0.1]/', 'a private address'],
  ['https://me:secret@receiver.example/', expect.stringContaining('password')],
  ['receiver.example', 'not a URL'],
])('%s is refused as %s', async (url, problem) => {
  expect(findUrlProblem(url, false)).toEqual(problem);
  expect(await send(url, { allowsPrivate: false })).toEqual({ kind: 'refused', reason: problem });
});

test('plain HTTP is for this machine, and only with the setting', () => {
  expect(findUrlProblem('http://127.0.0.1:8/a', true)).toBeUndefined();
  expect(findUrlProblem('http://localhost:8/a', true)).toBeUndefined();
  expect(findUrlProblem('http://10.0.0.1/a', true)).toBe('not an https URL');
  expect(findUrlProblem('https://10.0.0.1/a', true)).toBeUndefined();
});

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is a public address', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ...['0.0.0.0', '100.64.0.1', '172.31.255.255', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...[
    '::',
    '::1',
    'fe80::1',
    'fe80::1%lo',
    'fc00::1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '::ffff:8.8.8.8',
    'name',
  ],
])('%s is no public address', (address) => expect(isPublicAddress(address)).toBe(false));

test('a secret that another key has sealed, or for another endpoint, signs nothing', async () => {
  const receiver = await startTestReceiver();
  expect(await send(receiver.hookUrl, { sealer: createSecretSealer(other) })).toEqual({
    kind: 'failed',
    reason: 'CALENDAR_KEY does not open the secret',
  });
  const ofAnother = createWebhooks(usual).createSecret('another');
  const target = { id: 'one', url: receiver.hookUrl, sealedSecrets: ofAnother ? [ofAnother.sealed] : [] };
  expect(await createWebhooks(usual).send(target, letter)).toMatchObject({ kind: 'failed' });
  expect(await send(receiver.hookUrl, { sealer: createSecretSealer(`${key},${other}`) })).toEqual({
    kind: 'delivered',
  });
  expect((await receiver.admin.readState()).requestCount).toBe(1);
});

test('without a key there is no secret', () => {
  expect(createWebhooks({ ...usual, sealer: undefined }).createSecret('one')).toBeUndefined();
});
