import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { GateConnection } from './gate-connection.ts';
import { GateRule, type RuleOptions } from './gate-rule.ts';

export interface GateOptions {
  /** The port behind the gate. */
  upstreamPort: number;
}

/**
 * A TCP port in front of a server, on which the network fails as scripted: connections are refused, cut, slow or silent,
 * or stand still at a certain statement, before it reaches the server or after the server has answered it.
 */
export class Gate {
  readonly port: number;
  readonly #server: Server;
  readonly #connections = new Set<GateConnection>();
  readonly #rules = new Set<GateRule>();
  /** How often each scripted state of the network met a connection. */
  struck = 0;
  #isRefusing = false;
  #isSilent = false;
  #delayMs = 0;
  #answerBytes = Number.POSITIVE_INFINITY;

  private constructor(server: Server, upstreamPort: number) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (socket) => this.#accept(socket, upstreamPort));
  }

  static async start({ upstreamPort }: GateOptions): Promise<Gate> {
    const server = createServer({ noDelay: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Gate(server, upstreamPort);
  }

  /** Lets a connection stand still, or cuts it, at the next request that matches. */
  addRule(options: RuleOptions): GateRule {
    const rule = new GateRule(options, () => this.#rules.delete(rule));
    this.#rules.add(rule);
    return rule;
  }

  /** New connections are reset until healed; those that exist stay. */
  refuse(): void {
    this.#isRefusing = true;
  }

  /** Nothing passes in either direction until healed. */
  silence(): void {
    this.#isSilent = true;
    for (const connection of this.#connections) connection.pause();
    this.struck += this.#connections.size;
  }

  /** Each piece of data is late by this much. */
  slow(delayMs: number): void {
    this.#delayMs = delayMs;
  }

  /** Each answer ends with the connection after so many bytes. */
  cutAnswersAfter(bytes: number): void {
    this.#answerBytes = bytes;
  }

  cutAll(): number {
    const { size } = this.#connections;
    for (const connection of this.#connections) connection.cut();
    this.struck += size;
    return size;
  }

  heal(): void {
    this.#isRefusing = false;
    this.#isSilent = false;
    this.#delayMs = 0;
    this.#answerBytes = Number.POSITIVE_INFINITY;
    for (const rule of this.#rules) rule.release();
    this.#rules.clear();
    for (const connection of this.#connections) connection.resume();
  }

  async stop(): Promise<void> {
    this.#server.close();
    for (const connection of this.#connections) connection.cut();
    await once(this.#server, 'close');
  }

  #accept(client: Socket, upstreamPort: number): void {
    client.on('error', () => {});
    if (this.#isRefusing) {
      this.struck += 1;
      client.resetAndDestroy();
      return;
    }
    const upstream = connect({ port: upstreamPort, host: '127.0.0.1', noDelay: true });
    const connection = new GateConnection(client, upstream, {
      onRequest: (text) => this.#findRule(connection, text),
      onData: () => this.#wait(),
      mayPass: (answeredBytes) => {
        const mayPass = answeredBytes <= this.#answerBytes;
        if (!mayPass) this.struck += 1;
        return mayPass;
      },
      onClose: () => this.#connections.delete(connection),
    });
    this.#connections.add(connection);
    if (this.#isSilent) connection.pause();
  }

  async #wait(): Promise<void> {
    if (this.#delayMs === 0) return;
    this.struck += 1;
    await sleep(this.#delayMs);
  }

  #findRule(connection: GateConnection, text: string): GateRule | undefined {
    for (const rule of this.#rules) if (rule.applies(connection, text)) return rule;
    return undefined;
  }
}
