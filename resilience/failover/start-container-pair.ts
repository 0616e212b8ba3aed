import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Database } from '../world/database.ts';
import { type DatabasePair, synchronize, waitForStandby } from './database-pair.ts';

const run = promisify(execFile);
const composeFile = resolve(import.meta.dirname, '../../deploy/compose.yaml');
const password = 'postgres';
const startTimeoutMs = 60_000;

/** Two containers of the image that `deploy/compose.yaml` uses, set up as docs/failover.md says. */
export async function startContainerPair(): Promise<DatabasePair> {
  const image = /docker\.io\/library\/postgres:\S+/.exec(await readFile(composeFile, 'utf8'))?.[0] ?? '';
  const project = `failover-drill-${randomUUID().slice(0, 8)}`;
  const name = (role: string) => `${project}-${role}`;
  const docker = async (...args: string[]) => (await run('docker', args)).stdout.trim();

  const launch = (role: string) => async (port: number) => {
    const place = ['--name', name(role), '--network', project, '--publish', `127.0.0.1:${port}:5432`];
    const secrets = ['--env', `POSTGRES_PASSWORD=${password}`, '--env', 'POSTGRES_DB=torque_thrust'];
    const volume = ['--volume', `${name(role)}:/var/lib/postgresql`];
    await docker(
      'run',
      '--detach',
      ...place,
      ...secrets,
      ...volume,
      image,
      'postgres',
      '-c',
      'listen_addresses=*',
    );
    await waitUntilReady(docker, name(role));
    return { port, url: `postgresql://postgres:${password}@127.0.0.1:${port}/torque_thrust` };
  };
  /** Copies a running server to a volume, which starts as its standby. */
  const copy = async (from: string, to: string) => {
    const volume = ['--volume', `${name(to)}:/var/lib/postgresql`, '--env', `PGPASSWORD=${password}`];
    const source = `host=${name(from)} user=replicator application_name=standby`;
    const command = `pg_basebackup --dbname '${source}' --pgdata "$PGDATA" --write-recovery-conf --checkpoint fast`;
    const entry = ['--user', 'postgres', '--entrypoint', 'sh'];
    await docker('run', '--rm', '--network', project, ...volume, ...entry, image, '-c', command);
  };

  await docker('network', 'create', project);
  const primary = await Database.start({ folder: '', launch: launch('a') });
  await primary.query(`create role replicator login replication password '${password}'`);
  const rule = 'echo "host replication replicator all scram-sha-256" >>"$PGDATA/pg_hba.conf"';
  await docker('exec', '--user', 'postgres', name('a'), 'sh', '-c', rule);
  await primary.query('select pg_reload_conf()');
  await copy('a', 'b');
  const standby = await Database.start({ folder: '', launch: launch('b') });
  await waitForStandby(primary, 'async');
  await synchronize(primary);
  return {
    primary,
    standby,
    killPrimary: async () => void (await docker('kill', name('a'))),
    restartPrimary: async () => {
      await docker('start', name('a'));
      await waitUntilReady(docker, name('a'));
    },
    killStandby: async () => void (await docker('kill', name('b'))),
    restartStandby: async () => {
      await docker('start', name('b'));
      await waitUntilReady(docker, name('b'));
    },
    rebuild: async () => {
      await docker('rm', '--force', name('a'));
      await docker('volume', 'rm', name('a'));
      await copy('b', 'a');
      await launch('a')(primary.port);
      await waitForStandby(standby, 'async');
      await synchronize(standby);
      console.log('the previous primary is rebuilt: a synchronous standby of the promoted one');
    },
    remove: async () => {
      await docker('rm', '--force', name('a'), name('b'));
      await docker('volume', 'rm', name('a'), name('b'));
      await docker('network', 'rm', project);
    },
  };
}

async function waitUntilReady(docker: (...args: string[]) => Promise<string>, name: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  const ask = ['pg_isready', '--host', '127.0.0.1', '--username', 'postgres', '--dbname', 'torque_thrust'];
  while (!(await docker('exec', name, ...ask).then(Boolean, () => false))) {
    if (Date.now() > deadline) throw new Error(`${name} did not start:\n${await docker('logs', name)}`);
    await sleep(200);
  }
}
