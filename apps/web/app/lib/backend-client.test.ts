import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type BackendCall, createBackendClient } from './backend-client.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function startPeer(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { client: createBackendClient({ url, key: 'public-key' }), requests };
}

const ping: BackendCall<{ id: string }> = {
  method: 'POST',
  path: '/rest/v1/thing',
  body: { a: 1 },
  answer: z.object({ id: z.string() }),
  timeoutMs: 240_000,
};

test.each(['', undefined])(
  '[MISC-05] the client refuses to start when the URL or the key is %j',
  (nothing) => {
    expect(() => createBackendClient({ url: nothing, key: 'public-key' })).toThrow(/VITE_BACKEND_URL/);
    expect(() => createBackendClient({ url: '/', key: nothing })).toThrow(/VITE_BACKEND_ANON_KEY/);
  },
);

test('[MISC-06] every call carries the public anonymous key as apikey and as bearer', async () => {
  const { client, requests } = await startPeer((_request, response) => response.end('{"id":"7"}'));
  expect(await client.send({ ...ping, idempotencyKey: 'key-of-form' })).toEqual({
    ok: true,
    data: { id: '7' },
  });
  expect(requests[0]).toMatchObject({
    url: '/rest/v1/thing',
    headers: { apikey: 'public-key', authorization: 'Bearer public-key', 'idempotency-key': 'key-of-form' },
  });
});

test('a refusal comes back as its code, with the time to wait', async () => {
  const { client } = await startPeer((_request, response) => {
    response.writeHead(429, { 'retry-after': '30' }).end('{"error":{"code":"rate_limited"}}');
  });
  expect(await client.send(ping)).toEqual({ ok: false, code: 'rate_limited', retryAfterSeconds: 30 });
});

test('an answer of another shape is no answer', async () => {
  const { client } = await startPeer((_request, response) => response.end('<html>'));
  expect(await client.send(ping)).toEqual({ ok: false, code: 'malformed' });
});

test('[LEAD-04] an answer may be empty where nothing is read from it, and is still no page of somebody else', async () => {
  const { client } = await startPeer((request, response) => {
    response.writeHead(201).end(request.url?.endsWith('page') ? '<html>' : '');
  });
  const save = { ...ping, answer: z.unknown() };
  expect(await client.send(save)).toEqual({ ok: true, data: undefined });
  expect(await client.send({ ...save, path: '/page' })).toEqual({ ok: false, code: 'malformed' });
  expect(await client.send(ping)).toEqual({ ok: false, code: 'malformed' });
});

test('a call to a silent peer ends after the timeout', async () => {
  const { client } = await startPeer(() => {});
  expect(await client.send({ ...ping, timeoutMs: 50 })).toEqual({ ok: false, code: 'timeout' });
});

test('the caller can give up', async () => {
  const { client } = await startPeer(() => {});
  expect(await client.send({ ...ping, signal: AbortSignal.abort() })).toEqual({ ok: false, code: 'aborted' });
});

test('an idempotent call is retried once after a transient failure, another call is not', async () => {
  const { client, requests } = await startPeer((_request, response) => {
    if (requests.length === 1) response.writeHead(502).end('Bad Gateway');
    else response.end('{"id":"7"}');
  });
  expect(await client.send({ ...ping, isRepeatable: true })).toMatchObject({ ok: true });
  expect(requests).toHaveLength(2);

  const other = await startPeer((request) => request.socket.destroy());
  expect(await other.client.send(ping)).toMatchObject({ ok: false, code: 'network' });
  expect(other.requests).toHaveLength(1);
});

test('a call that keeps failing is not retried twice', async () => {
  const { client, requests } = await startPeer((request) => request.socket.destroy());
  expect(await client.send({ ...ping, isRepeatable: true })).toMatchObject({ ok: false, code: 'network' });
  expect(requests).toHaveLength(2);
});
