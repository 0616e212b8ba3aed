import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { toFamily } from './dns/udp-socket.ts';

// Below the ephemeral ports (from 32768 on Linux, 49152 elsewhere): between this check and the
// start of the program that uses the port, no connection and no other server can happen to get it.
const lowest = 15_000;
const highest = 32_000;

/** Two programs that start at the same time must not get the same port, though nothing listens on it yet. */
const given = new Set<number>();

/**
 * Finds a port that nothing listens on, for a program that can't report the port it chose itself. It is free for TCP and
 * for UDP, because DNS needs both.
 */
export async function findFreePort(host = '127.0.0.1'): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(host, port)) return port;
  }
}

export async function isFree(host: string, port: number): Promise<boolean> {
  const server = createServer();
  const socket = createSocket(toFamily(host));
  try {
    await once(server.listen(port, host), 'listening');
    await once(socket.bind(port, host), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    socket.close();
    server.close();
  }
}
