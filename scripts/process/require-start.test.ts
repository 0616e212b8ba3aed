import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { requireFreePort, requireNode } from './require-start.ts';

test('an older Node is refused by its number', () => {
  expect(() => requireNode('24.11.0')).toThrow('This is Node 24.11.0. Install Node 26 or newer');
  expect(() => requireNode('26.0.0')).not.toThrow();
});

test('a port that is taken is refused with the setting that changes it', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => void server.close());
  await expect(requireFreePort(port, 'API_PORT')).rejects.toThrow(
    `Port ${port} is taken. Choose another one: API_PORT=${port + 1} pnpm dev`,
  );
  server.close();
  await once(server, 'close');
  await expect(requireFreePort(port, 'API_PORT')).resolves.toBeUndefined();
});
