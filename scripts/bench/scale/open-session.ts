import { createPool } from '../../../apps/api/src/db/pool.ts';
import { createLogger } from '../../../apps/api/src/process/logger.ts';

const hourMs = 3_600_000;
const patience = { connect: 10_000, statement: hourMs, lock: hourMs, idleInTransaction: hourMs };

/** A pool of one connection, so that statements share a session, with all the time that they need. */
export function openSession(databaseUrl: string) {
  const config = { DATABASE_URL: databaseUrl, DATABASE_HOSTS: [], DATABASE_POOL_SIZE: 1 };
  return createPool(config, createLogger({ LOG_LEVEL: 'error' }), patience);
}

export type Session = ReturnType<typeof openSession>;
