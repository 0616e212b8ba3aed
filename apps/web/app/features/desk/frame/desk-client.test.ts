import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { isSignedOut, readNewer, sendToDesk } from './desk-client.ts';

const answer = z.object({ waiting: z.number() });

function answerWith(status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = body === undefined ? null : JSON.stringify(body);
  const send = vi.fn<typeof fetch>(async () => new Response(text, { status, headers }));
  vi.stubGlobal('fetch', send);
  return send;
}

afterEach(() => {
  vi.unstubAllGlobals();
  isSignedOut.set(false);
});

test('a call with a body is a POST of JSON, one without a GET; neither is cached', async () => {
  const send = answerWith(200, { waiting: 6 });
  expect(await sendToDesk({ path: 'entries', answer })).toEqual({ ok: true, data: { waiting: 6 } });
  await sendToDesk({ path: 'sign-out', body: { everywhere: true }, answer });
  expect(send.mock.calls).toMatchObject([
    ['/desk/api/entries', { method: 'GET', cache: 'no-store', headers: {} }],
    [
      '/desk/api/sign-out',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"everywhere":true}' },
    ],
  ]);
});

test('an answer of another shape is a failure', async () => {
  answerWith(200, { waiting: 'six' });
  expect(await sendToDesk({ path: 'entries', answer })).toEqual({ ok: false, code: 'malformed' });
});

test('[PANEL-04] without a connection the call fails with a code and does not throw', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigator', { onLine: false });
  expect(await sendToDesk({ path: 'entries', answer })).toEqual({ ok: false, code: 'offline' });
});

test('[PANEL-04] a session that ends in the middle is noticed once, until a call passes again', async () => {
  answerWith(401, { error: { code: 'invalid_key' } });
  expect(await sendToDesk({ path: 'entries', answer })).toMatchObject({ ok: false, code: 'invalid_key' });
  expect(isSignedOut.get()).toBe(true);
  answerWith(200, { waiting: 1 });
  await sendToDesk({ path: 'entries', answer });
  expect(isSignedOut.get()).toBe(false);
});

test('a refused passkey ends no session', async () => {
  answerWith(401, { error: { code: 'invalid_key' } });
  await sendToDesk({ path: 'sign-in', body: {}, answer, isOpen: true });
  expect(isSignedOut.get()).toBe(false);
});

test('what has not changed is not read again', async () => {
  answerWith(200, { waiting: 6 }, { etag: '"a"' });
  const { result, etag } = await readNewer({ path: 'entries', answer }, null);
  expect([result, etag]).toEqual([{ ok: true, data: { waiting: 6 } }, '"a"']);
  const send = answerWith(304, undefined);
  expect(await readNewer({ path: 'entries', answer }, etag)).toEqual({ result: undefined, etag: '"a"' });
  expect(send.mock.calls[0]?.[1]?.headers).toEqual({ 'if-none-match': '"a"' });
});
