import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isFreeForTcp } from './find-free-port.ts';

test('a number that a TCP server holds is not free, although UDP would have it', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await isFreeForTcp('127.0.0.1', port)).toBe(false);
  server.close();
  await once(server, 'close');
  expect(await isFreeForTcp('127.0.0.1', port)).toBe(true);
});
