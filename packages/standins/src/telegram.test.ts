import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTelegram } from './telegram.ts';

let telegram: Awaited<ReturnType<typeof startTelegram>>;

beforeAll(async () => {
  telegram = await startTelegram();
});
afterAll(() => telegram.stop());
beforeEach(() => telegram.admin.reset());

function sendMessage(body: unknown, { token = '123456:standin', timeoutMs = 5000 } = {}) {
  return fetch(`${telegram.url}/bot${token}/sendMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

const message = { chat_id: -100123, text: 'A new inquiry' };

describe('a healthy Telegram', () => {
  test('records a message and answers with its id', async () => {
    const response = await sendMessage(message);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      ok: true,
      result: { message_id: 1, chat: { id: -100123 }, text: 'A new inquiry', from: { id: 123456 } },
    });
    const { messages } = await telegram.admin.readState();
    expect(messages).toMatchObject([{ chatId: -100123, token: '123456:standin', payload: message }]);
  });

  test('takes 4096 characters and refuses 4097', async () => {
    expect((await sendMessage({ ...message, text: 'x'.repeat(4096) })).status).toBe(200);
    const refused = await sendMessage({ ...message, text: 'x'.repeat(4097) });
    expect(await refused.json()).toEqual({
      ok: false,
      error_code: 400,
      description: 'Bad Request: message is too long',
    });
  });

  test.each([
    [{ text: 'no chat' }, 'Bad Request: chat_id is empty'],
    [{ chat_id: 1 }, 'Bad Request: message text is empty'],
    [{ chat_id: 1, text: '  ' }, 'Bad Request: message text is empty'],
  ])('refuses %j', async (body, description) => {
    const response = await sendMessage(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ ok: false, error_code: 400, description });
  });

  test('does not know a malformed bot token or another method', async () => {
    expect((await sendMessage(message, { token: 'nonsense' })).status).toBe(404);
    const other = await fetch(`${telegram.url}/bot1:a/getUpdates`, { method: 'POST' });
    expect(await other.json()).toEqual({ ok: false, error_code: 404, description: 'Not Found' });
  });
});

describe('lookups', () => {
  const look = async (method: string, body: object = {}, token = '123456:standin') => {
    const response = await fetch(`${telegram.url}/bot${token}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json();
  };

  test('getMe names the bot, and a malformed token is not known', async () => {
    expect(await look('getMe')).toMatchObject({ ok: true, result: { id: 123456, username: 'standin_bot' } });
    expect(await look('getMe', {}, 'nonsense')).toMatchObject({ ok: false, error_code: 404 });
  });

  test.each(['-100123', -100123, '@team'])('getChat knows %s', async (chat_id) => {
    expect(await look('getChat', { chat_id })).toMatchObject({ ok: true, result: { id: String(chat_id) } });
  });

  test.each([{}, { chat_id: 'team' }])('getChat does not know %j', async (body) => {
    const description = 'Bad Request: chat not found';
    expect(await look('getChat', body)).toEqual({ ok: false, error_code: 400, description });
  });

  test('faults strike them, and they record nothing', async () => {
    await telegram.admin.script({ kind: 'error', code: 401 });
    expect(await look('getMe')).toMatchObject({ error_code: 401, description: 'Unauthorized' });
    expect(await telegram.admin.readState()).toEqual({ messages: [], requestCount: 0 });
  });
});

describe('scripted faults', () => {
  test('429 says how long to wait, once, and records nothing', async () => {
    await telegram.admin.script({ kind: 'too_many_requests', retryAfterSeconds: 7 });
    const refused = await sendMessage(message);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({
      ok: false,
      error_code: 429,
      description: 'Too Many Requests: retry after 7',
      parameters: { retry_after: 7 },
    });
    expect((await telegram.admin.readState()).messages).toEqual([]);
    expect((await sendMessage(message)).status).toBe(200);
  });

  test.each([400, 401, 403, 404, 500] as const)('%i arrives in the shape of the Bot API', async (code) => {
    await telegram.admin.script({ kind: 'error', code });
    const refused = await sendMessage(message);
    expect(refused.status).toBe(code);
    expect(await refused.json()).toEqual({ ok: false, error_code: code, description: expect.any(String) });
  });

  test('a foreign page has status 200, records nothing, and counts as a fault', async () => {
    const before = await telegram.admin.countStruck();
    await telegram.admin.script({ kind: 'foreign_page' });
    const answer = await sendMessage(message);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await telegram.admin.readState()).messages).toEqual([]);
    expect(await telegram.admin.countStruck()).toBe(before + 1);
  });

  test('a connection reset lasts until the faults are cleared, and records stay', async () => {
    await sendMessage(message);
    await telegram.admin.script({ kind: 'connection_reset', times: 'always' });
    await expect(sendMessage(message)).rejects.toThrow('fetch failed');
    await expect(sendMessage(message)).rejects.toThrow('fetch failed');
    await telegram.admin.clearFaults();
    expect((await sendMessage(message)).status).toBe(200);
    expect((await telegram.admin.readState()).messages).toHaveLength(2);
  });

  test('a lost answer leaves the message recorded', async () => {
    await telegram.admin.script({ kind: 'answer_lost' });
    await expect(sendMessage(message)).rejects.toThrow('fetch failed');
    expect((await telegram.admin.readState()).messages).toHaveLength(1);
  });

  test('a hanging peer answers nothing', async () => {
    await telegram.admin.script({ kind: 'hang' });
    await expect(sendMessage(message, { timeoutMs: 200 })).rejects.toThrow('timeout');
  });

  test('faults come in the order in which they were scripted', async () => {
    await telegram.admin.script({ kind: 'error', code: 500, times: 2 }, { kind: 'error', code: 403 });
    const statuses = [];
    for (let attempt = 0; attempt < 4; attempt += 1) statuses.push((await sendMessage(message)).status);
    expect(statuses).toEqual([500, 500, 403, 200]);
    expect((await telegram.admin.readState()).requestCount).toBe(4);
  });

  test('a fault that is not known is refused by the admin call', async () => {
    const response = await fetch(`${telegram.url}/__admin/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'explode' }),
    });
    expect(response.status).toBe(400);
  });
});

test('a stopped peer refuses connections and comes back on the same port', async () => {
  const first = await startTelegram();
  await first.stop();
  await expect(fetch(first.url)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  const second = await startTelegram({ port: first.port });
  expect((await fetch(`${second.url}/__admin/state`)).status).toBe(200);
  await second.stop();
});

test('a stand-in refuses to listen beyond loopback', async () => {
  await expect(startTelegram({ host: '0.0.0.0' })).rejects.toThrow('loopback only');
});
