import { execFile } from 'node:child_process';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '@tt/standins/free-port';
import { type RunningPostgres, startPostgres } from '@tt/standins/postgres';
import pg from 'pg';

const run = promisify(execFile);
const endTimeoutMs = 20_000;

/** How PostgreSQL shuts down: `fast` writes a checkpoint first, `immediate` leaves the work to recovery. */
const stopSignals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

export interface DatabaseOptions {
  /** Not below a folder that only root can enter. */
  folder: string;
  settings?: Record<string, string>;
  /** Starts a server that is no process of ours. */
  launch?: (port: number) => Promise<Pick<RunningPostgres, 'port' | 'url'>>;
}

/** A PostgreSQL server that can be killed, stopped and started again on the same port with the same data. */
export class Database {
  readonly port: number;
  readonly url: string;
  readonly log: string[] = [];
  readonly #options: DatabaseOptions;
  #pool: pg.Pool;

  private constructor(
    options: DatabaseOptions,
    { port, url }: Pick<RunningPostgres, 'port' | 'url'>,
    log: string[],
  ) {
    this.#options = options;
    this.port = port;
    this.url = url;
    this.log = log;
    this.#pool = this.#createPool();
  }

  static async start(options: DatabaseOptions): Promise<Database> {
    const log: string[] = [];
    return new Database(options, await launch(options, await findFreePort(), log), log);
  }

  /** Queries past the gate, so that a network fault does not affect the checks. */
  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const { rows } = await this.#pool.query<Row>(text, values);
    return rows;
  }

  /** A connection of its own, for locks; the caller ends it. */
  async connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.url, application_name: 'resilience' });
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  async start(): Promise<void> {
    await launch(this.#options, this.port, this.log);
    this.#pool = this.#createPool();
  }

  async stop(mode: keyof typeof stopSignals): Promise<number> {
    const pid = await this.#getPid();
    await this.#pool.end().catch(() => {});
    process.kill(pid, stopSignals[mode]);
    await waitForEnd([pid]);
    return pid;
  }

  /** Kills the server and all its processes at once, like a power failure. */
  async kill(): Promise<number> {
    const pids = await this.#listPids();
    void this.#pool.end().catch(() => {});
    for (const pid of pids) signalIfAlive(pid, 'SIGKILL');
    await waitForEnd(pids);
    return pids[0] ?? 0;
  }

  /** Freezes every process of the server, or lets them go on. */
  async signalAll(signal: 'SIGSTOP' | 'SIGCONT'): Promise<number[]> {
    const pids = await this.#listPids();
    for (const pid of pids) signalIfAlive(pid, signal);
    return pids;
  }

  /** Starts the server again if it has ended by itself, and waits until it answers. */
  async restartIfDown(): Promise<void> {
    const deadline = Date.now() + endTimeoutMs;
    while (!(await this.#answers())) {
      if (Date.now() > deadline) throw new Error('PostgreSQL did not come back');
      if (!isAlive(await this.#getPid().catch(() => 0))) await this.start();
      else await sleep(50);
    }
  }

  /** How long a file may become; the server starts with no bound. */
  async limitFileSize(bytes: number | 'unlimited'): Promise<void> {
    const pids = await this.#listPids().catch(() => []);
    for (const pid of pids) {
      await limitFileSizeOf(pid, bytes).catch((error) => {
        // Backends come and go.
        if (isAlive(pid)) throw error;
      });
    }
  }

  async remove(): Promise<void> {
    await this.kill().catch(() => {});
    await rm(this.#options.folder, { recursive: true, force: true });
  }

  #createPool(): pg.Pool {
    const pool = new pg.Pool({
      connectionString: this.url,
      max: 3,
      application_name: 'resilience',
      connectionTimeoutMillis: 5_000,
      query_timeout: 20_000,
    });
    pool.on('error', () => {});
    return pool;
  }

  #answers(): Promise<boolean> {
    return this.query('select 1').then(
      () => true,
      () => false,
    );
  }

  async #getPid(): Promise<number> {
    const text = await readFile(join(this.#options.folder, 'postmaster.pid'), 'utf8');
    return Number(text.split('\n')[0]);
  }

  async #listPids(): Promise<number[]> {
    const postmaster = await this.#getPid();
    return [postmaster, ...(await listChildren(postmaster))];
  }
}

function launch(
  { folder, settings, launch: launchOther }: DatabaseOptions,
  port: number,
  log: string[],
): Promise<Pick<RunningPostgres, 'port' | 'url'>> {
  if (launchOther) return launchOther(port);
  return startPostgres({ dataDirectory: folder, port, settings, onLog: (text) => log.push(text) });
}

/** Runs as the server's own user: limits of other users' processes need a capability that containers lack. */
async function limitFileSizeOf(pid: number, bytes: number | 'unlimited'): Promise<void> {
  const { uid, gid } = await stat(`/proc/${pid}`);
  await run('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`], { uid, gid });
}

async function listChildren(parent: number): Promise<number[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(names.map(findParent));
  return names.filter((_name, index) => parents[index] === parent).map(Number);
}

/** In `stat` the parent is the second field after the name in parentheses (proc_pid_stat(5)). */
async function findParent(pid: string): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) || undefined;
}

async function waitForEnd(pids: number[]): Promise<void> {
  const deadline = Date.now() + endTimeoutMs;
  while (pids.some(isAlive)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (${pids.join(', ')}) did not end`);
    await sleep(20);
  }
}

/** Backends come and go, and they end by themselves when the server is gone. */
function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (isAlive(pid)) throw error;
  }
}

function isAlive(pid: number): boolean {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
