import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { type Deployment, domain } from './deployment.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const timeoutMs = 10_000;
export const anonKey = 'key-of-the-container-drill';

/** Sends each request over a connection of its own, and trusts only the authority that made the site's certificate. */
export class Visitor {
  readonly #deployment: Deployment;
  readonly #ca: Buffer;
  /** Of the desk, once somebody is signed in. */
  cookie = '';

  static async arrive(deployment: Deployment): Promise<Visitor> {
    const certificate = '/data/caddy/pki/authorities/local/root.crt';
    return new Visitor(deployment, await deployment.compose(['exec', '-T', 'site', 'cat', certificate]));
  }

  private constructor(deployment: Deployment, ca: Buffer) {
    this.#deployment = deployment;
    this.#ca = ca;
  }

  async get(path: string): Promise<Answer> {
    return this.#send('GET', path, this.cookie ? { cookie: this.cookie } : {});
  }

  async call(path: string, body?: object): Promise<Answer> {
    const { origin } = this.#deployment;
    const key = { apikey: anonKey, authorization: `Bearer ${anonKey}`, origin };
    if (!body) return this.#send('GET', path, key);
    const headers = { ...key, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    return this.#send('POST', path, headers, JSON.stringify(body));
  }

  async #send(method: string, path: string, headers = {}, body?: string): Promise<Answer> {
    const { httpsPort } = this.#deployment;
    const outgoing = request({
      ...{ host: '127.0.0.1', port: httpsPort, method, path, agent: false },
      ...{ servername: domain, ca: this.#ca, signal: AbortSignal.timeout(timeoutMs) },
      headers: { host: `${domain}:${httpsPort}`, ...headers },
    });
    outgoing.end(body);
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    const { statusCode: status = 0, headers: received } = incoming;
    return { status, headers: received, text: (await buffer(incoming)).toString() };
  }
}
