import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A UDP port that answers no query, like a resolver behind a firewall that drops packets. */
export async function startSilentSocket(host: string) {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
  socket.bind(0, host);
  await once(socket, 'listening');
  return {
    port: socket.address().port,
    stop: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}
