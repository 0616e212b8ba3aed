import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startWebhookReceiver } from './webhook-receiver.ts';

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
afterAll(() => receiver.stop());
beforeEach(() => receiver.admin.reset());

const body = '{ "type":  "booking.confirmed" }';

function post(timeoutMs = 5000) {
  return fetch(receiver.hookUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'webhook-id': 'id.1' },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
}

test('a call is answered with 204 and kept byte for byte, with its headers', async () => {
  expect((await post()).status).toBe(204);
  const { calls } = await receiver.admin.readState();
  expect(calls).toMatchObject([{ path: '/hooks/standin', headers: { 'webhook-id': 'id.1' }, body }]);
});

test('scripted answers have no effect and carry what was scripted', async () => {
  await receiver.admin.script(
    { kind: 'error', code: 410 },
    { kind: 'error', code: 503, retryAfterSeconds: 9 },
    { kind: 'redirect', location: 'https://elsewhere.example/' },
  );
  expect((await post()).status).toBe(410);
  expect((await post()).headers.get('retry-after')).toBe('9');
  const redirect = await post();
  expect([redirect.status, redirect.headers.get('location')]).toEqual([302, 'https://elsewhere.example/']);
  expect(await receiver.admin.readState()).toEqual({ calls: [], requestCount: 3 });
});

test('hang, connection reset and lost answer leave the caller without an answer', async () => {
  await receiver.admin.script({ kind: 'hang' }, { kind: 'connection_reset' }, { kind: 'answer_lost' });
  await expect(post(200)).rejects.toThrow('timeout');
  await expect(post()).rejects.toThrow('fetch failed');
  expect((await receiver.admin.readState()).calls).toHaveLength(0);
  await expect(post()).rejects.toThrow('fetch failed');
  expect((await receiver.admin.readState()).calls).toHaveLength(1);
});
