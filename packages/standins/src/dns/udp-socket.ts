import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A UDP port. Unless somebody listens, it answers no query, like a resolver behind a firewall that drops packets. */
export async function openUdpSocket(host: string, port = 0) {
  const socket = createSocket(toFamily(host));
  socket.bind(port, host);
  await once(socket, 'listening');
  return {
    socket,
    port: socket.address().port,
    stop: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}

export function toFamily(host: string): 'udp4' | 'udp6' {
  return host.includes(':') ? 'udp6' : 'udp4';
}
