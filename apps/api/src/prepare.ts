import type { Context } from './context.ts';
import { migrate } from './db/migrate.ts';
import { createBoss } from './queue/boss.ts';
import { installQueues } from './queue/install-queues.ts';

/** Waits as long as another process installs, which may take longer than an ordinary answer. */
const waitForLock = { text: 'select pg_advisory_lock(727001)', query_timeout: 65_000 };

/** Brings tables and queues up to date before a process serves; any number of processes may start at once. */
export async function prepare(context: Context): Promise<void> {
  await migrate(context.db, context.log);
  const client = await context.pool.connect();
  try {
    await client.query("set statement_timeout = '60s'");
    await client.query(waitForLock);
    await installAllQueues(context);
  } finally {
    // Closing the connection gives the lock back, whatever happened.
    client.release(true);
  }
}

async function installAllQueues({ config, log }: Context): Promise<void> {
  const boss = createBoss(config, log, { supervise: false, schedule: false, max: 1 });
  await boss.start();
  try {
    await installQueues(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}
