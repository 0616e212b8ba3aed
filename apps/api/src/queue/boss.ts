import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { type DatabaseConfig, toConnection } from '../db/to-connection.ts';

export const queueSchema = 'pgboss';
const silenceMs = 30_000;

/** A pg-boss that is not started. It polls: NOTIFY inside the transaction would serialize every commit. */
export function createBoss(config: DatabaseConfig, log: Logger, options: ConstructorOptions = {}): PgBoss {
  // Passed on to the pool. Without it, a query to a host that vanished would wait for a quarter of an hour.
  const connection: ConstructorOptions = { ...toConnection(config), ...{ query_timeout: silenceMs } };
  const boss = new PgBoss({
    ...connection,
    schema: queueSchema,
    application_name: 'torque-thrust queue',
    max: 4,
    // With each queue's heartbeat, another worker gets a killed worker's job after 12 s at most.
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    ...options,
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue error'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'queue warning'));
  return boss;
}
