import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/**
 * One kept connection with one request at a time. A plain socket: an HTTP client in this process would take more of the
 * machine than the server that it measures.
 */
export class HttpConnection {
  readonly #socket: Socket;

  constructor(socket: Socket) {
    // Between two requests nobody listens, and an unhandled error would end the process.
    this.#socket = socket.on('error', () => {});
  }

  static async open(port: number): Promise<HttpConnection> {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    await once(socket, 'connect');
    return new HttpConnection(socket);
  }

  /** Sends a whole request as bytes on the wire and returns the whole answer. */
  ask(request: string): Promise<string> {
    const socket = this.#socket;
    return new Promise((resolve, reject) => {
      let text = '';
      const fail = () => reject(new Error(`The connection was closed after: ${text.slice(0, 200)}`));
      const onData = (chunk: Buffer) => {
        text += chunk.toString('latin1');
        if (!isWhole(text)) return;
        socket.off('data', onData).off('error', reject).off('close', fail);
        resolve(text);
      };
      socket.on('data', onData).once('error', reject).once('close', fail);
      socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}

function isWhole(text: string): boolean {
  const bodyAt = text.indexOf('\r\n\r\n') + 4;
  if (bodyAt < 4) return false;
  if (text.startsWith('HTTP/1.1 304')) return true;
  const head = text.slice(0, bodyAt);
  if (/transfer-encoding: chunked/i.test(head)) return text.endsWith('\r\n0\r\n\r\n');
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return text.length >= bodyAt + length;
}
