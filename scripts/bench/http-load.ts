import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface HttpLoad {
  port: number;
  connections: number;
  durationMs: number;
  /** The whole request as bytes on the wire, a different one at each call. */
  createRequest: () => string;
  expectedStatus: string;
}

/** Keeps each connection busy with one request at a time and returns requests per second. */
export async function measureHttpLoad(load: HttpLoad): Promise<number> {
  const startedAt = performance.now();
  const until = startedAt + load.durationMs;
  const counts = await Promise.all(
    Array.from({ length: load.connections }, () => runConnection(load, until)),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

// Plain sockets: an HTTP client in this process would take more of the machine than the server it measures.
async function runConnection(load: HttpLoad, until: number): Promise<number> {
  const socket = connect(load.port, '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  let count = 0;
  while (performance.now() < until) {
    const answer = await ask(socket, load.createRequest());
    if (!answer.startsWith(`HTTP/1.1 ${load.expectedStatus}`)) throw new Error(answer);
    count += 1;
  }
  socket.destroy();
  return count;
}

function ask(socket: Socket, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const onData = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (!isWhole(text)) return;
      socket.off('data', onData);
      socket.off('error', reject);
      resolve(text);
    };
    socket.on('data', onData);
    socket.once('error', reject);
    socket.write(request);
  });
}

function isWhole(text: string): boolean {
  const bodyAt = text.indexOf('\r\n\r\n') + 4;
  if (bodyAt < 4) return false;
  const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
  return text.length >= bodyAt + length;
}
