import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyToStandby } from '@tt/standins/copy-to-standby';
import { Database } from '../world/database.ts';
import { type DatabasePair, synchronize, waitForStandby } from './database-pair.ts';

/** Two servers on this machine, without containers. */
export async function startProcessPair(): Promise<DatabasePair> {
  const folder = await mkdtemp(join(tmpdir(), 'tt-failover-'));
  // As root the servers run as another user.
  await chmod(folder, 0o755);
  const settings = { max_connections: '80' };
  const primary = await Database.start({ folder: join(folder, 'primary'), settings });
  await primary.stop('fast');
  await copyToStandby({
    from: join(folder, 'primary'),
    to: join(folder, 'standby'),
    primaryPort: primary.port,
  });
  await primary.start();
  const standby = await Database.start({ folder: join(folder, 'standby'), settings });
  await waitForStandby(primary, 'async');
  await synchronize(primary);
  return {
    primary,
    standby,
    killPrimary: async () => void (await primary.kill()),
    restartPrimary: () => primary.start(),
    killStandby: async () => void (await standby.kill()),
    restartStandby: () => standby.start(),
    remove: async () => {
      await primary.remove();
      await standby.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
