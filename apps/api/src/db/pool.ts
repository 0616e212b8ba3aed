import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { BoundedPool } from './bounded-pool.ts';
import { type DatabaseConfig, toConnection } from './to-connection.ts';

/** Timeouts of database calls, in milliseconds. */
export interface Timeouts {
  /** For a free connection, or for a new one. */
  connect: number;
  statement: number;
  lock: number;
  idleInTransaction: number;
}

/** A visitor waits: a locked table leads to an error within two seconds, not to a hanging form. */
export const requestTimeouts: Timeouts = {
  connect: 3_000,
  statement: 3_000,
  lock: 1_200,
  idleInTransaction: 5_000,
};

/** No visitor waits, and cleanup takes time. */
export const jobTimeouts: Timeouts = {
  connect: 8_000,
  statement: 10_000,
  lock: 5_000,
  idleInTransaction: 10_000,
};

const maxWaiting = 500;
// The driver's own timeout is above the server's: it fires only if the server stops responding.
const silenceMs = 2_000;
// Before a firewall forgets an idle connection. A server that has vanished is noticed as well.
const keepAliveMs = 30_000;

type PoolConfig = DatabaseConfig & Pick<Config, 'DATABASE_POOL_SIZE'>;

/** About four connections for each database core; a larger pool is slower. */
export function createPool(config: PoolConfig, log: Logger, timeouts = requestTimeouts): BoundedPool {
  const pool = new BoundedPool({
    ...toConnection(config),
    max: config.DATABASE_POOL_SIZE,
    maxWaiting,
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: timeouts.statement,
    lock_timeout: timeouts.lock,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    query_timeout: timeouts.statement + silenceMs,
    // Never closed when idle: on a busy machine a new one takes a second, in which the requests of a quiet site pile up.
    idleTimeoutMillis: 0,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    application_name: 'torque-thrust',
  });
  surviveLostConnections(pool, log);
  return pool;
}

/**
 * The desk reads through so few that all its searches together leave the pool, and most of PostgreSQL, to visitors. They
 * may wait longer, because no visitor waits behind them.
 */
export function createDeskPool(config: PoolConfig, log: Logger, timeouts: Timeouts): BoundedPool {
  return createPool({ ...config, DATABASE_POOL_SIZE: 3 }, log, {
    ...timeouts,
    connect: 3 * timeouts.connect,
  });
}

/** Connections for health, readiness and metrics alone: they answer while requests wait for the others. */
export function createProbePool(config: PoolConfig, log: Logger): BoundedPool {
  const pool = new BoundedPool({
    ...toConnection(config),
    max: 2,
    maxWaiting,
    connectionTimeoutMillis: requestTimeouts.connect,
    statement_timeout: requestTimeouts.statement,
    lock_timeout: requestTimeouts.lock,
    query_timeout: requestTimeouts.statement + silenceMs,
    keepAlive: true,
    allowExitOnIdle: true,
    application_name: 'torque-thrust probe',
  });
  surviveLostConnections(pool, log);
  return pool;
}

/**
 * The pool replaces a connection that the server closes. It listens for that only while the connection is idle, and
 * an unhandled error ends the process, so each connection gets a listener for its whole life.
 */
export function surviveLostConnections(pool: pg.Pool, log: Logger): void {
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  });
  // This event only repeats what the connection has reported.
  pool.on('error', () => {});
}
