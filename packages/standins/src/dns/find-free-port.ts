import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

const maxTries = 50;

/**
 * A port that was free a moment ago, for a program that can't report the port it chose itself. DNS needs the same
 * number for UDP and TCP, and a busy machine's TCP connections hold many numbers that are free for UDP.
 */
export async function findFreePort(host: string): Promise<number> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const port = await findFreeUdpPort(host);
    if (await isFreeForTcp(host, port)) return port;
  }
  throw new Error(`No port of ${host} is free for both UDP and TCP`);
}

async function findFreeUdpPort(host: string): Promise<number> {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
  socket.bind(0, host);
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  await once(socket, 'close');
  return port;
}

/** Returns whether a TCP server can listen on a port. */
export async function isFreeForTcp(host: string, port: number): Promise<boolean> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
