import type { Socket } from 'node:net';
import type { GateRule } from './gate-rule.ts';

export interface ConnectionHooks {
  onRequest: (text: string) => GateRule | undefined;
  /** Before each piece of data, in both directions. */
  onData: () => Promise<void>;
  /** Whether an answer may go on that has so many bytes by now. */
  mayPass: (answeredBytes: number) => boolean;
  onClose: () => void;
}

/** One connection through a gate: forwards data in order, each direction by itself, while it is not paused. */
export class GateConnection {
  /** Whose connection it is. */
  readonly client: string;
  readonly #socket: Socket;
  readonly #upstream: Socket;
  readonly #hooks: ConnectionHooks;
  #resumed = Promise.resolve();
  #resume = () => {};
  #isPaused = false;
  #answeredBytes = 0;
  /** Applies once the server's answer to the request has arrived here. */
  #awaiting: GateRule | undefined;

  constructor(client: string, socket: Socket, upstream: Socket, hooks: ConnectionHooks) {
    this.client = client;
    this.#socket = socket;
    this.#upstream = upstream;
    this.#hooks = hooks;
    for (const side of [socket, upstream]) {
      side.on('error', () => this.cut());
      side.on('close', () => this.#end());
    }
    void this.#carry(socket, upstream, (chunk) => this.#judgeRequest(chunk));
    void this.#carry(upstream, socket, (chunk) => this.#judgeAnswer(chunk));
  }

  /** The port by which the server knows this connection. */
  get upstreamPort(): number {
    return this.#upstream.localPort ?? 0;
  }

  pause(): void {
    if (this.#isPaused) return;
    this.#isPaused = true;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#resumed = promise;
    this.#resume = resolve;
  }

  resume(): void {
    this.#isPaused = false;
    this.#resume();
  }

  cut(): void {
    this.#socket.resetAndDestroy();
    this.#upstream.destroy();
    this.resume();
  }

  async #carry(from: Socket, to: Socket, judge: (chunk: Buffer) => void): Promise<void> {
    try {
      for await (const chunk of from) {
        await this.#hooks.onData();
        judge(chunk);
        if (this.#isPaused) await this.#resumed;
        if (to.destroyed) return;
        to.write(chunk);
      }
      to.end();
    } catch {
      this.cut();
    }
  }

  #judgeRequest(chunk: Buffer): void {
    this.#answeredBytes = 0;
    const rule = this.#hooks.onRequest(chunk.toString('latin1'));
    if (rule?.options.at === 'after') this.#awaiting = rule;
    else if (rule) this.#strike(rule);
  }

  #judgeAnswer(chunk: Buffer): void {
    this.#answeredBytes += chunk.length;
    if (!this.#hooks.mayPass(this.#answeredBytes)) this.cut();
    if (!this.#awaiting) return;
    this.#strike(this.#awaiting);
    this.#awaiting = undefined;
  }

  #strike(rule: GateRule): void {
    if (rule.options.action === 'hold') this.pause();
    rule.strike(this);
  }

  #end(): void {
    this.#socket.destroy();
    this.#upstream.destroy();
    this.resume();
    this.#hooks.onClose();
  }
}
