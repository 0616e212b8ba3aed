import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import type { Logger } from 'pino';
import { surviveLostConnections } from './pool.ts';
import { type DatabaseConfig, toConnection } from './to-connection.ts';

// A migration that waits for a table's lock blocks every later query on that table, so it gives up before
// requests do, and retries. What it does once it has the lock may take as long as it needs.
const lockTimeoutMs = 1_000;
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
// The server notices that a migrating process was killed, and releases its locks.
const watchClient = CompiledQuery.raw("set client_connection_check_interval = '10s'");
const lockTimeout = '55P03';
const deadlock = '40P01';

export interface MigrateOptions {
  config: DatabaseConfig;
  log: Logger;
  migrations: Record<string, Migration>;
}

/**
 * Migrates the schema over a connection of its own, without a timeout. Returns the migrations of a
 * newer release that it found. Migrations are additive, so this release runs on their schema.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const { config, log } = options;
  const pool = new pg.Pool({
    ...toConnection(config),
    max: 1,
    lock_timeout: lockTimeoutMs,
    keepAlive: true,
    application_name: 'torque-thrust migration',
  });
  surviveLostConnections(pool, log);
  const dialect = new PostgresDialect({
    pool,
    onCreateConnection: async (connection) => void (await connection.executeQuery(watchClient)),
  });
  const db = new Kysely<unknown>({ dialect });
  try {
    const newer = await findNewerMigrations(pool, options.migrations);
    if (newer.length > 0) log.warn({ newer }, 'a newer release has migrated the database');
    await runMigrations(db, options, newer);
    return newer;
  } finally {
    await db.destroy();
  }
}

/** Executed migrations that sort after all that this release knows. Any other gap stays an error. */
async function findNewerMigrations(pool: pg.Pool, migrations: Record<string, Migration>): Promise<string[]> {
  const found = await pool.query("select to_regclass('kysely_migration') is not null as exists");
  if (!found.rows[0].exists) return [];
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration order by name');
  const last = Object.keys(migrations).sort().at(-1) ?? '';
  return rows.map(({ name }) => name).filter((name) => name > last);
}

async function runMigrations(
  db: Kysely<unknown>,
  { log, migrations }: MigrateOptions,
  newer: string[],
): Promise<void> {
  const tolerated = Object.fromEntries(newer.map((name) => [name, { up: async () => {} }]));
  const provider = { getMigrations: async () => ({ ...migrations, ...tolerated }) };
  const migrator = new Migrator({ db, provider });
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const { error, results = [] } = await migrator.migrateToLatest();
    for (const { migrationName, status } of results)
      log.info({ migration: migrationName, status }, 'migration');
    if (!error) return;
    if (!isTransient(error)) throw toNamed(error, results.at(-1)?.migrationName);
    log.warn({ err: error, pauseMs }, 'a migration did not get its lock and is retried');
    await sleep(pauseMs);
  }
}

/** PostgreSQL's own message doesn't say which migration it is about. */
function toNamed(error: unknown, name: string | undefined): unknown {
  if (!name || !(error instanceof Error)) return error;
  return new Error(`migration ${name} failed: ${error.message}`, { cause: error });
}

function isTransient(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === lockTimeout || error.code === deadlock);
}
