import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startTestApp } from '../test/start-test-app.ts';
import { spareIdleConnections } from './plugins/http-server.ts';

const unusedPort = 'postgresql://postgres:postgres@127.0.0.1:1/none';

test('a living process is healthy, and ready when database and queue are', async () => {
  const { app } = await startTestApp();
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  const ready = await app.inject('/readyz');
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toEqual({
    database: true,
    queue: true,
    reached: ['company', 'visitor'],
    calendar: 'none',
  });
});

test('without its database the process is healthy and not ready', async () => {
  const { app } = await startTestApp({ databaseUrl: unusedPort });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const ready = await app.inject('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.headers['retry-after']).toBe('5');
  expect(ready.json()).toEqual({ database: false, queue: false });
});

test('readiness distinguishes a missing queue from a missing database', async () => {
  const { app, context } = await startTestApp();
  await context.pool.query("delete from pgboss.schedule; delete from pgboss.queue where name = 'retention'");
  const ready = await app.inject('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toEqual({
    database: true,
    queue: false,
    reached: ['company', 'visitor'],
    calendar: 'none',
  });
});

test('an unknown address answers with a code and a request id', async () => {
  const { app } = await startTestApp();
  const response = await app.inject('/nowhere?email=someone@site.example');
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ error: { code: 'not_found' } });
  expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a malformed address answers with a code too', async () => {
  const { app } = await startTestApp();
  const response = await app.inject('/%zz');
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ error: { code: 'invalid_request' } });
});

test('JSON that is sent as text, as a page of another site could, is refused', async () => {
  const { call } = await startTestApp();
  const response = await call({
    method: 'POST',
    url: '/functions/v1/booking-view',
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify({ key: 'x'.repeat(43) }),
  });
  expect(response.statusCode).toBe(415);
  expect(response.json()).toEqual({ error: { code: 'unsupported_media_type' } });
});

test('the failures of every route are counted from 0, so that the first one raises an alarm', async () => {
  const { app, context } = await startTestApp();
  const count =
    'http_request_duration_seconds_count{method="POST",route="/rest/v1/client_request",status="500"}';
  expect(await context.metrics.registry.metrics()).toContain(`${count} 0`);
  expect(app.hasRoute({ method: 'POST', url: '/rest/v1/client_request' })).toBe(true);
});

test('a process that stops answers what still comes over an open connection, and closes it', async () => {
  const { app } = await startTestApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const [response] = (await once(get({ port, path: '/healthz', agent }), 'response')) as [IncomingMessage];
    await once(response.resume(), 'end');
    return { status: response.statusCode, connection: response.headers.connection };
  };
  expect(await ask()).toEqual({ status: 200, connection: 'keep-alive' });
  spareIdleConnections(app.server);
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  expect(await ask()).toEqual({ status: 200, connection: 'close' });
  await closed;
});
