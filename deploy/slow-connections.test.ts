import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { request } from './test/request.ts';
import { type RunningSite, startSite } from './test/start-site.ts';

let site: RunningSite;

// The production timeouts divided by five, except the write timeout. Shorter ones would strike a caller on a busy machine.
const shortenTimeouts = (caddyfile: string) =>
  caddyfile.replaceAll(
    /(read_header|read_body|idle) (\d+)s/g,
    (_line, name, seconds) => `${name} ${seconds * 200}ms`,
  );

beforeAll(async () => {
  site = await startSite(
    (incoming, outgoing) => {
      incoming.on('error', () => {}).resume();
      incoming.on('end', () => setTimeout(() => outgoing.end('late'), 4_000));
    },
    { change: shortenTimeouts },
  );
});

afterAll(() => site.stop());

async function openSlowly(first: string, more: string): Promise<Socket> {
  const socket = connect(site.port, '127.0.0.1').on('error', () => {});
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

test.concurrent.each([
  ['send nothing', '', ''],
  ['send their headers slowly', 'GET /en HTTP/1.1\r\nhost: a\r\n', 'x-more: 1\r\n'],
  ['send their body slowly', 'POST /rest/v1/x HTTP/1.1\r\nhost: a\r\ncontent-length: 9999\r\n\r\n', 'x'],
  ['are done and stay', 'GET /en HTTP/1.1\r\nhost: a\r\n\r\n', ''],
])('connections that %s are closed', async (_kind, first, more) => {
  const slow = await Promise.all(Array.from({ length: 20 }, () => openSlowly(first, more)));
  await Promise.all(slow.map(untilClosed));
  expect((await request(site.port, '/en')).status).toBe(200);
});

test.concurrent('an answer may take longer than the read timeout', async () => {
  const { status, body } = await request(site.port, '/rest/v1/x', { method: 'POST', body: '{}' });
  expect([status, body.toString()]).toEqual([200, 'late']);
});
