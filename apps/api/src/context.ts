import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createDatabase, type Database } from './db/database.ts';
import { createPool } from './db/pool.ts';
import { createLogger } from './logger.ts';
import { createMetrics, type Metrics } from './metrics.ts';

/** Everything a feature may reach; tests pass replacements for the outside world. */
export interface Context {
  config: Config;
  log: Logger;
  pool: pg.Pool;
  db: Database;
  metrics: Metrics;
  now: () => Date;
}

export function createContext(config: Config, replacements: Partial<Context> = {}): Context {
  const log = replacements.log ?? createLogger(config);
  const pool = replacements.pool ?? createPool(config, log);
  return {
    config,
    log,
    pool,
    db: createDatabase(pool),
    metrics: createMetrics(pool),
    now: () => new Date(),
    ...replacements,
  };
}
