import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { GateConnection } from './gate-connection.ts';
import { GateRule, type RuleOptions } from './gate-rule.ts';

/**
 * TCP ports in front of a server, one for each of its clients, on which the network fails as scripted: connections are
 * refused, cut, slow or silent, or stand still at a certain request, before it reaches the server or after its answer.
 */
export class Gate {
  /** How often the scripted state of the network met a connection. */
  struck = 0;
  readonly #upstreamPort: number;
  readonly #servers: Server[] = [];
  readonly #connections = new Set<GateConnection>();
  readonly #rules = new Set<GateRule>();
  #isRefusing = false;
  #isSilent = false;
  #delayMs = 0;
  #answerBytes = Number.POSITIVE_INFINITY;

  constructor(upstreamPort: number) {
    this.#upstreamPort = upstreamPort;
  }

  /** A port for one client, whose connections carry its name. */
  async open(client: string): Promise<number> {
    const server = createServer({ noDelay: true }, (socket) => this.#accept(socket, client));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.#servers.push(server);
    return (server.address() as AddressInfo).port;
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

  /** As `refuse`, and those that exist end too. */
  shut(): void {
    this.refuse();
    this.cutAll();
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

  /** The client whose connection the server sees under this port. */
  findClient(upstreamPort: number): string | undefined {
    return this.#connections.values().find((connection) => connection.upstreamPort === upstreamPort)?.client;
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
    this.struck = 0;
    for (const rule of this.#rules) rule.release();
    for (const connection of this.#connections) connection.resume();
  }

  async stop(): Promise<void> {
    for (const connection of this.#connections) connection.cut();
    await Promise.all(this.#servers.map((server) => new Promise((resolve) => server.close(resolve))));
  }

  #accept(socket: Socket, client: string): void {
    socket.on('error', () => {});
    if (this.#isRefusing) {
      this.struck += 1;
      socket.resetAndDestroy();
      return;
    }
    const upstream = connect({ port: this.#upstreamPort, host: '127.0.0.1', noDelay: true });
    const connection = new GateConnection(client, socket, upstream, {
      onRequest: (text) => this.#rules.values().find((rule) => rule.applies(connection, text)),
      onData: () => this.#delay(),
      mayPass: (answeredBytes) => this.#mayPass(answeredBytes),
      onClose: () => this.#connections.delete(connection),
    });
    this.#connections.add(connection);
    if (!this.#isSilent) return;
    this.struck += 1;
    connection.pause();
  }

  async #delay(): Promise<void> {
    if (this.#delayMs === 0) return;
    this.struck += 1;
    await sleep(this.#delayMs);
  }

  #mayPass(answeredBytes: number): boolean {
    if (answeredBytes <= this.#answerBytes) return true;
    this.struck += 1;
    return false;
  }
}
