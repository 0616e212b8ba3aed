import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { findFreePort } from '../../packages/standins/src/free-port.ts';

export interface SilentHost extends AsyncDisposable {
  address: string;
}

const listen = (port: number) => `
  require('node:net').createServer().listen({ port: ${port}, host: '127.0.0.1', backlog: 1 }, () => console.log('ready'))`;

/** A host that never accepts a connection, like a machine without power: its backlog is full, and nobody accepts. */
export async function startSilentHost(): Promise<SilentHost> {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['-e', listen(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  const waiting = await fillQueue(port);
  return { address: `127.0.0.1:${port}`, [Symbol.asyncDispose]: () => end(child, waiting) };
}

/** A connection that the system takes is taken at once, so that a second one that waits is no matter of a busy machine. */
async function fillQueue(port: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  let waiting = 0;
  while (waiting < 2) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    const isAccepted = once(socket, 'connect', { signal: AbortSignal.timeout(500) }).then(
      () => true,
      () => false,
    );
    waiting = (await isAccepted) ? 0 : waiting + 1;
  }
  return sockets;
}

async function end(child: ChildProcess, waiting: Socket[]): Promise<void> {
  for (const socket of waiting) socket.destroy();
  child.kill('SIGKILL');
  await once(child, 'close');
}
