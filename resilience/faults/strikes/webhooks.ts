import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setInterval as ticks } from 'node:timers/promises';
import type { Scene } from '../scene.ts';
import { callOps } from './ops.ts';

export interface StubbornReceiver {
  url: string;
  /** How many posts have arrived. */
  calls: number;
}

const dripMs = 300;

/** What a receiver says instead of an answer that ends a post. */
export const stubbornAnswers = {
  upgrade: (socket: Socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: something\r\n\r\n');
  },
  drip: async (socket: Socket) => {
    socket.write('HTTP/1.1 200 OK\r\nx-drip: ');
    for await (const _tick of ticks(dripMs)) {
      if (socket.destroyed) return;
      socket.write('.');
    }
  },
  silence: () => {},
} satisfies Record<string, (socket: Socket) => Promise<void> | void>;

/** A receiver of webhooks that never comes to an end, until recovery. */
export async function startStubborn(
  scene: Scene,
  answer: keyof typeof stubbornAnswers,
): Promise<StubbornReceiver> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => {
      receiver.calls += 1;
      void stubbornAnswers[answer](socket);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, calls: 0 };
  scene.defer(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return receiver;
}

/** Registers an endpoint as an operator does; returns its ID. */
export async function addWebhook(scene: Scene, url: string): Promise<string> {
  const [id = ''] = (await callOps(scene, ['webhooks', 'add', url, 'inquiry.received'])).split('\n');
  return id;
}

export async function removeWebhook({ world }: Scene, id: string): Promise<void> {
  await world.database.query('delete from webhook_endpoint where id = $1', [id]);
}
