import { fileURLToPath } from 'node:url';
import { findFreePort } from '@tt/standins/free-port';
import { type Child, startChild } from '../../scripts/process/start-child.ts';
import { waitForAnswer, waitUntilReady } from '../../scripts/process/wait-until-ready.ts';

export type ServiceKind = 'api' | 'worker';

export interface ServiceOptions {
  name: string;
  kind: ServiceKind;
  env: Record<string, string>;
  /** The folder of the release; defaults to ours. */
  root?: string | undefined;
  nodeArgs?: string[];
}

const ownRoot = fileURLToPath(new URL('../..', import.meta.url));
const entries = { api: 'apps/api/src/server.ts', worker: 'apps/api/src/worker.ts' };
const keptLogLines = 400;

/** A real process of the API or of the worker, which knows whether its exit was expected. */
export class ServiceProcess {
  readonly name: string;
  readonly kind: ServiceKind;
  readonly origin: string;
  readonly metricsOrigin: string;
  readonly log: string[];
  readonly launchedAt = Date.now();
  readonly #child: Child;
  #end: string | undefined;
  #isEndWanted = false;

  private constructor(
    { name, kind }: ServiceOptions,
    child: Child,
    log: string[],
    ports: Record<'http' | 'metrics', number>,
  ) {
    this.name = name;
    this.kind = kind;
    this.origin = `http://127.0.0.1:${ports.http}`;
    this.metricsOrigin = `http://127.0.0.1:${ports.metrics}`;
    this.log = log;
    this.#child = child;
    void child.ended.then((reason) => {
      this.#end = reason;
    });
  }

  /** Starts the process and does not wait until it can be used. */
  static async launch(options: ServiceOptions): Promise<ServiceProcess> {
    const { name, kind, env, root = ownRoot, nodeArgs = [] } = options;
    const ports = { http: await findFreePort(), metrics: await findFreePort() };
    const log: string[] = [];
    const child = await startChild({
      name,
      command: process.execPath,
      args: [...nodeArgs, `${root}/${entries[kind]}`],
      env: {
        PATH: process.env.PATH,
        ...env,
        PORT: String(ports.http),
        METRICS_PORT: String(ports.metrics),
        WORKER_METRICS_PORT: String(ports.metrics),
      },
      onLine: (line) => {
        log.push(line);
        log.splice(0, log.length - keptLogLines);
      },
    });
    return new ServiceProcess(options, child, log, ports);
  }

  get pid(): number {
    return this.#child.pid;
  }

  get isRunning(): boolean {
    return this.#end === undefined;
  }

  /** How it ended, if that was unexpected. */
  get unwantedEnd(): string | undefined {
    return this.#isEndWanted ? undefined : this.#end;
  }

  async waitUntilReady(timeoutMs = 60_000): Promise<void> {
    const origin = this.kind === 'api' ? this.origin : this.metricsOrigin;
    await waitUntilReady(this.#child, (signal) => waitForAnswer(`${origin}/readyz`, signal), timeoutMs);
  }

  /** Ends the process by a signal and returns how it ended. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<string> {
    this.#isEndWanted = true;
    if (this.isRunning) process.kill(this.pid, signal);
    return this.#child.ended;
  }

  freeze(): void {
    process.kill(this.pid, 'SIGSTOP');
  }

  thaw(): void {
    process.kill(this.pid, 'SIGCONT');
  }
}
