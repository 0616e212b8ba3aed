import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@tt/standins/postgres';
import pg from 'pg';
import { realTime } from './real-time.ts';
import type { VirtualClock } from './virtual-clock.ts';
import {
  auditTrail,
  busyTrail,
  expiryTrail,
  forgetQueueTimes,
  listTables,
  restartSequences,
  virtualFunctions,
  virtualQueueTime,
  virtualShortIds,
} from './virtual-database.sql.ts';

// Nothing has to survive a crash of this server, and no background work may change the order of events.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  jit: 'off',
  deadlock_timeout: '50ms',
  max_connections: '60',
};
const resetsBetweenTruncations = 100;

/** A real PostgreSQL whose time is the simulation's. */
export class VirtualDatabase {
  readonly url: string;
  readonly #admin: pg.Pool;
  readonly #clock: VirtualClock;
  readonly #stopServer: () => Promise<void>;
  #tables: string[] = [];
  #syncedMs = Number.NaN;
  #resetCount = 0;

  private constructor(server: { url: string; stop: () => Promise<void> }, clock: VirtualClock) {
    this.url = server.url;
    this.#stopServer = server.stop;
    this.#clock = clock;
    this.#admin = new pg.Pool({ connectionString: server.url, max: 2, application_name: 'simulation' });
    this.#admin.on('error', () => undefined);
  }

  /** Starts a server; `prepare` makes the tables and queues of the service. */
  static async start(clock: VirtualClock, prepare: (url: string) => Promise<void>): Promise<VirtualDatabase> {
    const dataDirectory = join(tmpdir(), `tt-simulation-${randomUUID()}`);
    const server = await startPostgres({ dataDirectory, persistent: false, settings });
    const installer = new pg.Client({ connectionString: server.url });
    await installer.connect();
    await installer.query(virtualFunctions);
    await installer.query(`alter database ${installer.database} set search_path = public, pg_catalog`);
    await installer.end();
    const database = new VirtualDatabase(server, clock);
    await database.syncTime();
    await prepare(server.url);
    await database.query(`${virtualQueueTime};${virtualShortIds};${auditTrail};${busyTrail};${expiryTrail}`);
    database.#tables = (await database.query<{ name: string }>(listTables)).map(({ name }) => name);
    return database;
  }

  /** Like the driver, returns one result for each statement. */
  async execute(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    await this.syncTime();
    return this.#admin.query(text, values);
  }

  async query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]> {
    return (await this.execute(text, values)).rows as Row[];
  }

  /** Empties every table and goes back to the clock's time. */
  async reset(): Promise<void> {
    this.#resetCount += 1;
    // The role `replica` skips foreign keys, so the order does not matter.
    await this.#admin.query(
      [
        'set session_replication_role = replica',
        ...this.#tables.map((table) => `delete from ${table}`),
        'set session_replication_role = origin',
        forgetQueueTimes,
        restartSequences,
      ].join(';'),
    );
    if (this.#resetCount % resetsBetweenTruncations === 0) {
      await this.#admin.query(`truncate ${this.#tables.join(', ')}`);
      await this.#admin.query('vacuum pgboss.queue');
    }
    await this.syncTime();
  }

  async syncTime(): Promise<void> {
    if (this.#syncedMs === this.#clock.now) return;
    this.#syncedMs = this.#clock.now;
    await this.#admin.query({
      name: 'set-time',
      text: "select setval('simulated_milliseconds', $1)",
      values: [Math.floor(this.#syncedMs)],
    });
  }

  async isWaitingForLock(backend: number): Promise<boolean> {
    const text = 'select cardinality(pg_blocking_pids($1)) > 0 as waits';
    const [row] = await this.query<{ waits: boolean }>(text, [backend]);
    return row?.waits ?? false;
  }

  /** Ends connections like a server that shuts down, and waits until their locks are released. */
  async terminate(backends: number[]): Promise<void> {
    if (backends.length === 0) return;
    await this.query('select pg_terminate_backend(pid) from unnest($1::integer[]) as pid', [backends]);
    // Waiting inside PostgreSQL polls only every tenth of a second.
    while (await this.#areConnected(backends)) await realTime.sleep(1);
  }

  async #areConnected(backends: number[]): Promise<boolean> {
    const text = 'select exists (select from pg_stat_activity where pid = any($1)) as are_connected';
    const [row] = await this.query<{ are_connected: boolean }>(text, [backends]);
    return row?.are_connected ?? false;
  }

  async stop(): Promise<void> {
    await this.#admin.end();
    await this.#stopServer();
  }
}
