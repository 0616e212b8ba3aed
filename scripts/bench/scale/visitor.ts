import { benchKey } from '../bench-settings.ts';
import { HttpConnection } from '../http-connection.ts';
import type { Latencies } from './latencies.ts';

export interface Call {
  method?: 'GET' | 'POST';
  path: string;
  body?: object | string;
  headers?: Record<string, string>;
  status?: number;
}

/** A caller with a connection of its own, whose calls are timed by name. */
export class Visitor {
  readonly #connection: HttpConnection;
  /** Not while the visitor prepares or cleans up. */
  latencies: Latencies | undefined;

  constructor(connection: HttpConnection) {
    this.#connection = connection;
  }

  static async open(port: number): Promise<Visitor> {
    return new Visitor(await HttpConnection.open(port));
  }

  /** Returns the body of the expected answer; throws at any other. */
  async call(name: string, { path, body, headers = {}, status = 200, ...call }: Call): Promise<string> {
    const method = call.method ?? (body === undefined ? 'GET' : 'POST');
    const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
    const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
    const fields = {
      host: '127.0.0.1',
      apikey: benchKey,
      authorization: `Bearer ${benchKey}`,
      ...(body !== undefined && { 'content-type': type, 'content-length': String(Buffer.byteLength(text)) }),
      ...headers,
    };
    const lines = Object.entries(fields).map(([field, value]) => `${field}: ${value}`);
    const request = `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${text}`;
    const startedAt = performance.now();
    const answer = await this.#connection.ask(request);
    this.latencies?.add(name, performance.now() - startedAt);
    if (!answer.startsWith(`HTTP/1.1 ${status} `)) throw new Error(`${name}: ${answer.slice(0, 600)}`);
    return answer.slice(answer.indexOf('\r\n\r\n') + 4);
  }

  /** The same for a booking, which must have succeeded. */
  async book(name: string, call: Call): Promise<{ id: string; viewKey: string; status: string }> {
    const answer = JSON.parse(await this.call(name, call));
    if (!answer.success) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer.booking;
  }

  close(): void {
    this.#connection.close();
  }
}
