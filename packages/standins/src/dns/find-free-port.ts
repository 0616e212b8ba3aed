import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A UDP port that was free a moment ago, for a program that can't report the port it chose itself. */
export async function findFreePort(host: string): Promise<number> {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
  socket.bind(0, host);
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  await once(socket, 'close');
  return port;
}
