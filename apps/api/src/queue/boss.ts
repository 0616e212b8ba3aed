import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';

export const queueSchema = 'pgboss';

/** A pg-boss that is not started. It polls: NOTIFY inside the transaction would serialize every commit. */
export function createBoss(
  config: Pick<Config, 'DATABASE_URL'>,
  log: Logger,
  options: ConstructorOptions = {},
): PgBoss {
  const boss = new PgBoss({
    connectionString: config.DATABASE_URL,
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
