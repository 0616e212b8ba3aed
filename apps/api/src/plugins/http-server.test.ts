import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer, spareIdleConnections } from './http-server.ts';

const shortTimeouts = {
  headersTimeout: 400,
  requestTimeout: 600,
  connectionsCheckingInterval: 100,
  keepAliveTimeout: 400,
};

/** What each kind of slow connection sends first, and then repeatedly. */
const kinds = [
  { first: '', more: '' },
  { first: 'POST / HTTP/1.1\r\nhost: a\r\n', more: 'x-more: 1\r\n' },
  { first: 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9999\r\n\r\n', more: 'x' },
  { first: 'GET / HTTP/1.1\r\nhost: a\r\n\r\n', more: '' },
];

async function openSlowly(port: number, { first, more }: (typeof kinds)[number]): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.write(first);
  const timer = setInterval(() => socket.write(more), 50);
  socket.once('close', () => clearInterval(timer)).resume();
  return socket;
}

/** A reset closes a connection too; `once` would reject with it. */
function untilClosed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });
}

test('slow and idle connections are closed, and fast ones are served meanwhile', async () => {
  const server = createHttpServer((request, response) => {
    request.resume().once('end', () => response.end('served'));
  }, shortTimeouts).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const slow = await Promise.all(
    Array.from({ length: 10 }, () => kinds.map((kind) => openSlowly(port, kind))).flat(),
  );
  const closed = Promise.all(slow.map(untilClosed));
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('served');
  await closed;
});

test('in production all of them are gone after about 20 s', () => {
  const server = createHttpServer(() => {});
  const { headersTimeout, requestTimeout, keepAliveTimeout } = server;
  for (const timeoutMs of [headersTimeout, requestTimeout, keepAliveTimeout]) {
    expect(timeoutMs).toBeGreaterThan(0);
    expect(timeoutMs).toBeLessThanOrEqual(20_000);
  }
});

test('a request that comes over an idle connection while the server closes is answered', async () => {
  const server = createHttpServer((_request, response) => response.end('served')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const ask = async () => {
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    return String(await once(socket, 'data'));
  };
  expect(await ask()).toContain('served');
  spareIdleConnections(server, 500);
  const closed = once(server, 'close');
  server.close();
  expect(await ask()).toContain('served');
  await closed;
});
