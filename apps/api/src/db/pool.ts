import pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';

// Also the longest wait for a free connection: a crowd is served late rather than turned away.
const connectTimeoutMs = 8_000;
const statementTimeoutMs = 10_000;
// Longer than the server's own limit: it strikes only when the server has fallen silent.
const answerTimeoutMs = 12_000;

/** About four connections for each core of the database; a larger pool is slower. */
export function createPool(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL_SIZE'>,
  log: Logger,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: config.DATABASE_URL,
    max: config.DATABASE_POOL_SIZE,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: answerTimeoutMs,
    keepAlive: true,
    application_name: 'torque-thrust',
  });
  surviveLostConnections(pool, log);
  return pool;
}

/**
 * The pool replaces a connection that the server closes. It listens for that only while the connection is idle, and an
 * error that nobody listens for ends the process, so each connection gets a listener for its whole life.
 */
export function surviveLostConnections(pool: pg.Pool, log: Logger): void {
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  });
  // Repeats what the connection has reported.
  pool.on('error', () => {});
}
