import type { Migration } from 'kysely/migration';
import type pg from 'pg';
import type { Context } from './context.ts';
import { migrate } from './db/migrate.ts';
import { migrations } from './db/migrations.ts';
import { listDatabaseHosts, toConnection } from './db/to-connection.ts';
import { findTlsFault } from './db/tls-fault.ts';
import { createBoss } from './queue/boss.ts';
import { installQueues } from './queue/install-queues.ts';

const lockKey = 727001;

type Preparation = Pick<Context, 'config' | 'log'>;

/**
 * Migrates tables and queues before a process serves. Any number of processes may start at once: one
 * prepares, and the others wait for it as long as it takes.
 */
export async function prepare(
  context: Preparation,
  known: Record<string, Migration> = migrations,
): Promise<void> {
  const { config, log } = context;
  const { connectionString, Client } = toConnection(config);
  const client = new Client({
    connectionString,
    keepAlive: true,
    application_name: 'torque-thrust preparation',
  });
  client.on('error', (error) => log.warn({ err: error }, 'the connection that holds the lock was lost'));
  await connect(client, config);
  try {
    await waitForTurn(client, context);
    const newer = await migrate({ config, log, migrations: known });
    await installAllQueues(context, newer.length > 0);
  } finally {
    // Closing the connection releases the lock, whatever happened.
    await client.end();
  }
}

/** The driver's own words about a certificate don't say what to do. */
async function connect(client: pg.Client, config: Preparation['config']): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    const fault = findTlsFault(error);
    if (!fault) throw error;
    throw new Error(`the database ${listDatabaseHosts(config).join(', ')} ${fault}`, { cause: error });
  }
}

async function waitForTurn(client: pg.Client, { log }: Preparation): Promise<void> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as is_mine', [lockKey]);
  if (rows[0].is_mine) return;
  log.info('waiting for another process that prepares the database');
  await client.query('select pg_advisory_lock($1)', [lockKey]);
}

async function installAllQueues({ config, log }: Preparation, isOlderRelease: boolean): Promise<void> {
  const boss = createBoss(config, log, { supervise: false, schedule: false, max: 1 });
  await boss.start();
  try {
    await installQueues(boss, { isOlderRelease });
  } finally {
    await boss.stop({ graceful: false });
  }
}
