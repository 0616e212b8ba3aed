import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { HttpConnection } from './http-connection.ts';

async function openTo(listener: RequestListener): Promise<HttpConnection> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const connection = await HttpConnection.open((server.address() as AddressInfo).port);
  onTestFinished(() => {
    connection.close();
    server.close();
  });
  return connection;
}

const request = 'GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n';

test('an answer in chunks is whole after its last one', async () => {
  const connection = await openTo((_incoming, outgoing) => {
    outgoing.write('first');
    setTimeout(() => outgoing.end('second'), 50);
  });
  for (let call = 0; call < 2; call += 1)
    expect(await connection.ask(request)).toMatch(
      /^HTTP\/1.1 200 [\s\S]*first[\s\S]*second[\s\S]*0\r\n\r\n$/,
    );
});

test('an answer with a length is whole at that length, and 304 without any', async () => {
  const statuses = [200, 304];
  const connection = await openTo((_incoming, outgoing) => {
    outgoing.writeHead(statuses.shift() ?? 500, { 'content-length': '5' }).end('whole');
  });
  expect(await connection.ask(request)).toMatch(/whole$/);
  expect(await connection.ask(request)).toMatch(/^HTTP\/1.1 304 /);
});

test('a server that closes the connection fails the call', async () => {
  const connection = await openTo((incoming) => void incoming.socket.destroy());
  await expect(connection.ask(request)).rejects.toThrow('closed');
});
