import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { LatencyHistogram } from './latency-histogram.ts';

export interface OpenLoop {
  port: number;
  /** Requests per second, each sent at its time whatever happened to the ones before. */
  rate: number;
  durationMs: number;
  /** Kept open, as a proxy keeps them; a request that is due while all are busy is counted as not sent. */
  connections: number;
  createRequest: () => string;
}

export interface OpenLoopResult {
  due: number;
  notSent: number;
  /** From the time at which a request was due, by how it ended: a status, `dropped` or `unanswered`. */
  latencies: Record<string, LatencyHistogram>;
  /** The share of a core that this process used. */
  cpu: number;
}

interface Connection {
  socket: Socket;
  dueAt: number;
  isBusy: boolean;
}

const tickMs = 1;
const timeoutMs = 10_000;

/** Sends at a fixed rate, like independent clients. */
export class OpenLoopClient {
  readonly #load: OpenLoop;
  readonly #open = new Set<Connection>();
  readonly #free: Connection[] = [];
  #isEnding = false;
  readonly #result: OpenLoopResult = { due: 0, notSent: 0, latencies: {}, cpu: 0 };

  constructor(load: OpenLoop) {
    this.#load = load;
  }

  async connect(): Promise<void> {
    const connections = Array.from({ length: this.#load.connections }, () => this.#openConnection());
    await Promise.all(connections);
  }

  async sendAll(): Promise<void> {
    const { rate, durationMs } = this.#load;
    const cpuBefore = process.cpuUsage();
    const startedAt = performance.now();
    for (let elapsedMs = 0; elapsedMs < durationMs; await sleep(tickMs)) {
      elapsedMs = performance.now() - startedAt;
      const due = Math.floor((Math.min(elapsedMs, durationMs) * rate) / 1000);
      for (; this.#result.due < due; this.#result.due += 1) {
        this.#send(startedAt + (this.#result.due * 1000) / rate);
      }
    }
    const { user, system } = process.cpuUsage(cpuBefore);
    this.#result.cpu = (user + system) / 1000 / (performance.now() - startedAt);
  }

  #send(dueAt: number): void {
    const connection = this.#free.pop();
    if (!connection) {
      this.#result.notSent += 1;
      return;
    }
    connection.dueAt = dueAt;
    connection.isBusy = true;
    connection.socket.write(this.#load.createRequest());
  }

  async #openConnection(): Promise<void> {
    const socket = connect(this.#load.port, '127.0.0.1').setNoDelay();
    const connection: Connection = { socket, dueAt: 0, isBusy: false };
    // An answer is short and comes in one piece.
    socket.on('data', (chunk) => {
      this.#count(connection, chunk.toString('latin1', 9, 12));
      this.#free.push(connection);
    });
    await once(socket, 'connect');
    this.#open.add(connection);
    this.#free.push(connection);
    socket.on('error', () => {});
    socket.on('close', () => this.#replace(connection));
  }

  #replace(connection: Connection): void {
    this.#count(connection, 'dropped');
    this.#open.delete(connection);
    const place = this.#free.indexOf(connection);
    if (place >= 0) this.#free.splice(place, 1);
    if (!this.#isEnding) this.#openConnection().catch(() => {});
  }

  #count(connection: Connection, end: string): void {
    if (!connection.isBusy) return;
    connection.isBusy = false;
    this.#result.latencies[end] ??= new LatencyHistogram();
    this.#result.latencies[end].add(performance.now() - connection.dueAt);
  }

  async collectAnswers(): Promise<OpenLoopResult> {
    const isWaiting = () => [...this.#open].some(({ isBusy }) => isBusy);
    for (const until = Date.now() + timeoutMs; Date.now() < until && isWaiting(); ) await sleep(50);
    this.#isEnding = true;
    for (const connection of this.#open) {
      this.#count(connection, 'unanswered');
      connection.socket.destroy();
    }
    return this.#result;
  }
}
