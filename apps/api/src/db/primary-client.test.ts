import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyToStandby } from '@tt/standins/copy-to-standby';
import { type RunningPostgres, startPostgres } from '@tt/standins/postgres';
import pg from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { findFastFolder } from '../../test/fast-folder.ts';
import { waitFor } from '../../test/wait-for.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { surviveLostConnections } from './pool.ts';
import { toConnection } from './to-connection.ts';

const password = 'postgres';

async function startPair() {
  const folder = await mkdtemp(join(await findFastFolder(), 'tt-pair-'));
  // As root the server runs as another user.
  await chmod(folder, 0o755);
  const running = new Set<RunningPostgres>();
  const start = async (name: string, port?: number) => {
    const server = await startPostgres({ dataDirectory: join(folder, name), ...(port && { port }) });
    running.add(server);
    return server;
  };
  const stop = async (server: RunningPostgres) => {
    running.delete(server);
    await server.stop();
  };
  onTestFinished(async () => {
    for (const server of running) await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const first = await start('primary');
  await stop(first);
  await copyToStandby({
    from: join(folder, 'primary'),
    to: join(folder, 'standby'),
    primaryPort: first.port,
  });
  const primary = await start('primary', first.port);
  return {
    primary,
    standby: await start('standby'),
    stop,
    restartPrimary: () => start('primary', first.port),
  };
}

async function promote({ url }: RunningPostgres): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('select pg_promote()');
  await client.end();
}

test('connections go to the primary, to the standby once it is promoted, and never back to an older one', async () => {
  const { primary, standby, stop, restartPrimary } = await startPair();
  const hosts = [standby, primary].map(({ port }) => `127.0.0.1:${port}`);
  const url = `postgresql://postgres:${password}@database.invalid:1/torque_thrust`;
  const pool = new pg.Pool({ ...toConnection({ DATABASE_URL: url, DATABASE_HOSTS: hosts }), maxUses: 1 });
  surviveLostConnections(pool, pino({ level: 'silent' }));
  onTestFinished(() => pool.end());
  const readPort = async () => (await pool.query('show port')).rows[0].port;

  expect(await readPort()).toBe(String(primary.port));

  await stop(primary);
  const refusal = await pool.query('select 1').catch((error) => error);
  expect(refusal).toMatchObject({ message: `none of ${hosts.join(', ')} accepts writes` });
  expect(isDatabaseUnavailable(refusal)).toBe(true);

  await promote(standby);
  await waitFor(async () => (await readPort().catch(() => undefined)) === String(standby.port));

  // A previous primary that comes back accepts writes that nobody would ever read.
  await restartPrimary();
  for (let count = 0; count < 5; count += 1) expect(await readPort()).toBe(String(standby.port));
  await stop(standby);
  await expect(pool.query('select 1')).rejects.toThrow('accepts writes');
});
