import pg from 'pg';
import { onTestFinished } from 'vitest';
import { waitFor } from './wait-for.ts';

export interface BlockedTable {
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
  const terminate = () =>
    observer.query(
      `select pg_terminate_backend(pid) from pg_locks
       where relation = to_regclass($1) and not granted`,
      [table],
    );
  return {
    terminateWaiting: async () => {
      await waitFor(async () => ((await terminate()).rowCount ?? 0) > 0);
    },
    release: async () => {
      await blocker.query('commit');
    },
  };
}
