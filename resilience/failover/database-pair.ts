import type { Database } from '../world/database.ts';

/** A primary and its synchronous standby. */
export interface DatabasePair {
  primary: Database;
  standby: Database;
  killPrimary: () => Promise<void>;
  /** It comes back as a primary, because nobody told it otherwise. */
  restartPrimary: () => Promise<void>;
  killStandby: () => Promise<void>;
  restartStandby: () => Promise<void>;
  /** Makes a new standby of the promoted one, in the place of the previous primary. */
  rebuild?: () => Promise<void>;
  remove: () => Promise<void>;
}

/** From now on a commit waits until the standby has it, too. */
export async function synchronize(primary: Database): Promise<void> {
  await primary.query(`alter system set synchronous_standby_names = 'standby'`);
  await primary.query('select pg_reload_conf()');
  await waitForStandby(primary, 'sync');
}

export async function waitForStandby(primary: Database, state: 'async' | 'sync'): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const [row] = await primary.query<{ sync_state: string }>(
      `select sync_state from pg_stat_replication where application_name = 'standby' and state = 'streaming'`,
    );
    if (row?.sync_state === state) return;
    if (Date.now() > deadline) throw new Error(`the standby did not become ${state}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
