import pg from 'pg';
import { onTestFinished } from 'vitest';
import { waitFor } from './wait-for.ts';

export interface BlockedTable {
  /** Resolves as soon as a connection waits for the table. */
  untilWaiting: () => Promise<void>;
  /** Ends the server side of each connection that waits for the table, once there is one. */
  terminateWaiting: () => Promise<void>;
  release: () => Promise<void>;
}

/** Locks a table against writers from a session of its own, as a migration or an operator would. */
export async function blockTable(
  databaseUrl: string,
  table: string,
  mode = 'share row exclusive',
): Promise<BlockedTable> {
  const connect = async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  };
  const blocker = await connect();
  const observer = await connect();
  await blocker.query(`begin; lock table ${table} in ${mode} mode`);
  const forEachWaiting = async (what: string) => {
    // Copies of one database have the same IDs, and other tests have copies too.
    const waiting = `
      select ${what} from pg_locks join pg_database on pg_database.oid = database
      where datname = current_database() and relation = to_regclass($1) and not granted`;
    await waitFor(async () => ((await observer.query(waiting, [table])).rowCount ?? 0) > 0);
  };
  return {
    untilWaiting: () => forEachWaiting('pid'),
    terminateWaiting: () => forEachWaiting('pg_terminate_backend(pid)'),
    release: async () => {
      await blocker.query('commit');
    },
  };
}
