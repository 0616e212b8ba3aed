import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startSlack } from './slack.ts';
import { startTelegram } from './telegram.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

const telegram = await startTelegram();
const slack = await startSlack();
const receiver = await startWebhookReceiver();
const peers = [telegram, slack, receiver];
afterAll(() => Promise.all(peers.map(({ stop }) => stop())));
beforeEach(() => Promise.all(peers.map(({ admin }) => admin.reset())));

function post(url: string, body: unknown, signal?: AbortSignal) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'webhook-id': 'id.1' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    redirect: 'manual',
    ...(signal && { signal }),
  });
}

async function ask(method: string, body: object = {}, token = '123456:standin') {
  const response = await post(`${telegram.url}/bot${token}/${method}`, body);
  return { status: response.status, body: await response.json() };
}

const message = { chat_id: -100123, text: 'A new inquiry' };
const refusal = (code: number, description: unknown) => ({
  status: code,
  body: { ok: false, error_code: code, description },
});

describe('Telegram', () => {
  test('sendMessage records a message and answers with its ID', async () => {
    expect(await ask('sendMessage', message)).toMatchObject({
      status: 200,
      body: {
        ok: true,
        result: { message_id: 1, chat: { id: -100123 }, text: message.text, from: { id: 123456 } },
      },
    });
    const { messages } = await telegram.admin.readState();
    expect(messages).toMatchObject([{ chatId: -100123, token: '123456:standin', payload: message }]);
    expect((await ask('sendMessage', { ...message, text: 'x'.repeat(4096) })).status).toBe(200);
  });

  test.each([
    ['sendMessage', { text: 'no chat' }, 400, 'Bad Request: chat_id is empty'],
    ['sendMessage', { chat_id: 1 }, 400, 'Bad Request: message text is empty'],
    ['sendMessage', { chat_id: 1, text: '  ' }, 400, 'Bad Request: message text is empty'],
    ['sendMessage', { chat_id: 1, text: 'x'.repeat(4097) }, 400, 'Bad Request: message is too long'],
    ['getChat', {}, 400, 'Bad Request: chat not found'],
    ['getChat', { chat_id: 'team' }, 400, 'Bad Request: chat not found'],
    ['getUpdates', {}, 404, 'Not Found'],
  ])('%s refuses a bad body (case %#)', async (method, body, code, description) => {
    expect(await ask(method, body)).toEqual(refusal(code, description));
  });

  test('getMe and getChat know the bot and any chat, and a malformed token is not known', async () => {
    expect((await ask('getMe')).body).toMatchObject({ result: { id: 123456, username: 'standin_bot' } });
    for (const chat_id of ['-100123', -100123, '@team']) {
      expect((await ask('getChat', { chat_id })).body).toMatchObject({ result: { id: String(chat_id) } });
    }
    for (const method of ['getMe', 'sendMessage']) {
      expect((await ask(method, message, 'nonsense')).status).toBe(404);
    }
    expect(await telegram.admin.readState()).toMatchObject({ messages: [], requestCount: 1 });
  });

  test('errors have the form of the Bot API, strike lookups too, and 429 says how long to wait', async () => {
    for (const code of [400, 401, 403, 404, 500] as const) {
      await telegram.admin.script({ kind: 'error', code, times: 2 });
      expect(await ask('sendMessage', message)).toEqual(refusal(code, expect.any(String)));
      expect(await ask('getMe')).toEqual(refusal(code, expect.any(String)));
    }
    await telegram.admin.script({ kind: 'too_many_requests', retryAfterSeconds: 7 });
    const wait = { ...refusal(429, 'Too Many Requests: retry after 7').body, parameters: { retry_after: 7 } };
    expect(await ask('sendMessage', message)).toEqual({ status: 429, body: wait });
    expect((await telegram.admin.readState()).messages).toEqual([]);
  });
});

describe('Slack', () => {
  const send = async (body: unknown, url = slack.webhookUrl) => {
    const response = await post(url, body);
    return [response.status, await response.text(), response.headers.get('retry-after')];
  };

  test('a webhook records a message, and refuses what is none', async () => {
    expect(await send({ text: 'A new inquiry' })).toEqual([200, 'ok', null]);
    const path = new URL(slack.webhookUrl).pathname;
    expect((await slack.admin.readState()).messages).toMatchObject([{ text: 'A new inquiry', path }]);
    expect(await send('not json')).toEqual([400, 'invalid_payload', null]);
    expect(await send('[]')).toEqual([400, 'invalid_payload', null]);
    expect(await send('{}')).toEqual([400, 'no_text', null]);
    expect(await send('{}', `${slack.url}/elsewhere`)).toEqual([404, 'no_service', null]);
  });

  test.each([
    [{ kind: 'too_many_requests', retryAfterSeconds: 30 }, [429, 'rate_limited', '30']],
    [{ kind: 'error', code: 403 }, [403, 'action_prohibited', null]],
    [{ kind: 'error', code: 404 }, [404, 'channel_not_found', null]],
    [{ kind: 'error', code: 410 }, [410, 'channel_is_archived', null]],
    [{ kind: 'error', code: 500 }, [500, 'rollup_error', null]],
  ] as const)('%j answers %j and records nothing', async (fault, answer) => {
    await slack.admin.script(fault);
    expect(await send(message)).toEqual(answer);
    expect((await slack.admin.readState()).messages).toEqual([]);
  });
});

test('a webhook’s call is kept byte for byte, with its headers; scripted answers have no effect', async () => {
  const body = '{ "type":  "booking.confirmed" }';
  expect((await post(receiver.hookUrl, body)).status).toBe(204);
  const { calls } = await receiver.admin.readState();
  expect(calls).toMatchObject([{ path: '/hooks/standin', headers: { 'webhook-id': 'id.1' }, body }]);
  await receiver.admin.script(
    { kind: 'error', code: 410 },
    { kind: 'error', code: 503, retryAfterSeconds: 9 },
    { kind: 'redirect', location: 'https://elsewhere.example/' },
  );
  expect((await post(receiver.hookUrl, body)).status).toBe(410);
  expect((await post(receiver.hookUrl, body)).headers.get('retry-after')).toBe('9');
  const { status, headers } = await post(receiver.hookUrl, body);
  expect([status, headers.get('location')]).toEqual([302, 'https://elsewhere.example/']);
  expect(await receiver.admin.readState()).toMatchObject({ calls: [{ body }], requestCount: 4 });
});

const urls = {
  telegram: [telegram, `${telegram.url}/bot1:a/sendMessage`],
  slack: [slack, slack.webhookUrl],
  receiver: [receiver, receiver.hookUrl],
} as const;

describe.each(Object.entries(urls))('%s', (_name, [{ admin }, url]) => {
  const countRecords = async () => {
    const state = await admin.readState();
    return 'calls' in state ? state.calls.length : state.messages.length;
  };

  test('can reset the connection before its effect, lose its answer after it, and hang', async () => {
    const before = await admin.countStruck();
    await admin.script({ kind: 'connection_reset' }, { kind: 'answer_lost' }, { kind: 'hang' });
    await expect(post(url, message)).rejects.toThrow('fetch failed');
    expect(await countRecords()).toBe(0);
    await expect(post(url, message)).rejects.toThrow('fetch failed');
    expect(await countRecords()).toBe(1);
    const caller = new AbortController();
    const hanging = post(url, message, caller.signal);
    await expect.poll(() => admin.countStruck()).toBe(before + 3);
    caller.abort();
    await expect(hanging).rejects.toThrow('aborted');
    expect(await countRecords()).toBe(1);
  });

  test('uses faults in order, as often as scripted, until they are cleared', async () => {
    await admin.script({ kind: 'error', code: 500, times: 2 }, { kind: 'error', code: 403, times: 'always' });
    const send = async () => (await post(url, message)).status;
    expect([await send(), await send(), await send(), await send()]).toEqual([500, 500, 403, 403]);
    await admin.clearFaults();
    expect([200, 204]).toContain(await send());
    expect((await admin.readState()).requestCount).toBe(5);
    expect((await post(`${new URL(url).origin}/__admin/faults`, { kind: 'explode' })).status).toBe(400);
  });
});

test.each([telegram, slack])(
  'a foreign page has status 200 and records nothing (case %#)',
  async ({ admin }) => {
    await admin.script({ kind: 'foreign_page' });
    const url = admin === telegram.admin ? urls.telegram[1] : urls.slack[1];
    const { status, headers } = await post(url, message);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await admin.readState()).messages).toEqual([]);
  },
);

test('a stopped peer refuses connections and comes back on the same port, and none listens beyond loopback', async () => {
  const first = await startTelegram();
  await first.stop();
  await expect(fetch(first.url)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  const second = await startTelegram({ port: first.port });
  expect((await fetch(`${second.url}/__admin/state`)).status).toBe(200);
  await second.stop();
  await expect(startTelegram({ host: '0.0.0.0' })).rejects.toThrow('loopback only');
});
