import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSlack } from './slack.ts';

let slack: Awaited<ReturnType<typeof startSlack>>;

beforeAll(async () => {
  slack = await startSlack();
});
afterAll(() => slack.stop());
beforeEach(() => slack.admin.reset());

function post(body: string, timeoutMs = 5000) {
  return fetch(slack.webhookUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
}

const message = JSON.stringify({ text: 'A new inquiry' });

test('a message is recorded and answered with ok', async () => {
  const response = await post(message);
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(await response.text()).toBe('ok');
  const { messages } = await slack.admin.readState();
  expect(messages).toMatchObject([{ text: 'A new inquiry', path: new URL(slack.webhookUrl).pathname }]);
});

test.each([
  ['not json', 'invalid_payload'],
  ['[]', 'invalid_payload'],
  ['{}', 'no_text'],
])('the body %s is refused as %s', async (body, word) => {
  const response = await post(body);
  expect(response.status).toBe(400);
  expect(await response.text()).toBe(word);
});

test('an address that is no webhook is no_service', async () => {
  const response = await fetch(`${slack.url}/elsewhere`, { method: 'POST', body: '{}' });
  expect([response.status, await response.text()]).toEqual([404, 'no_service']);
});

test('429 carries Retry-After', async () => {
  await slack.admin.script({ kind: 'too_many_requests', retryAfterSeconds: 30 });
  const response = await post(message);
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
  expect((await slack.admin.readState()).messages).toEqual([]);
});

test.each([
  [403, 'action_prohibited'],
  [404, 'channel_not_found'],
  [410, 'channel_is_archived'],
  [500, 'rollup_error'],
])('%i says %s', async (code, word) => {
  await slack.admin.script({ kind: 'error', code });
  const response = await post(message);
  expect([response.status, await response.text()]).toEqual([code, word]);
});

test('hang, connection reset and lost answer leave the caller without an answer', async () => {
  await slack.admin.script({ kind: 'hang' }, { kind: 'connection_reset' }, { kind: 'answer_lost' });
  await expect(post(message, 200)).rejects.toThrow('timeout');
  await expect(post(message)).rejects.toThrow('fetch failed');
  expect((await slack.admin.readState()).messages).toHaveLength(0);
  await expect(post(message)).rejects.toThrow('fetch failed');
  expect((await slack.admin.readState()).messages).toHaveLength(1);
});
