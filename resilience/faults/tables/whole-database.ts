import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import type { Scene } from '../scene.ts';
import { exhaustConnections } from '../strikes/connections.ts';
import { fillDisk, fillLog } from '../strikes/disk.ts';
import { lockTable } from '../strikes/lock.ts';

/** Visitors come before the fault and while it lasts. */
function during(strike: (scene: Scene) => Promise<void>, lastsMs: number): Fault['inject'] {
  return async (scene) => {
    scene.send();
    await sleep(150);
    await strike(scene);
    scene.send({ inquiries: 2, slots: 1 });
    await sleep(lastsMs);
  };
}

/** PostgreSQL as a whole, and the network between it and us. */
export const wholeDatabase: readonly Fault[] = [
  {
    name: 'PostgreSQL loses its power: every process of it is killed',
    area: 'database',
    inject: during(async (scene) => {
      scene.prove(`postmaster ${await scene.world.database.kill()} was killed`);
      scene.defer(() => scene.world.database.start());
    }, 1_500),
  },
  {
    name: 'one backend of PostgreSQL is killed, and the server recovers',
    area: 'database',
    inject: during(async (scene) => {
      const { database } = scene.world;
      const [backend] = await database.query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'torque-thrust' limit 1`,
      );
      if (backend) process.kill(backend.pid, 'SIGKILL');
      await scene.until('the server recovered from a crash', () =>
        database.log.slice(-30).some((text) => text.includes('terminated by signal 9')),
      );
    }, 1_000),
  },
  {
    name: 'PostgreSQL restarts fast',
    area: 'database',
    inject: during(async (scene) => {
      scene.prove(`postmaster ${await scene.world.database.stop('fast')} ended`);
      await scene.world.database.start();
    }, 500),
  },
  {
    name: 'PostgreSQL restarts at once, without writing anything down',
    area: 'database',
    inject: during(async (scene) => {
      scene.prove(`postmaster ${await scene.world.database.stop('immediate')} ended`);
      await scene.world.database.start();
    }, 500),
  },
  {
    name: 'PostgreSQL is down for four seconds',
    area: 'database',
    inject: during(async (scene) => {
      scene.prove(`postmaster ${await scene.world.database.stop('fast')} ended`);
      scene.defer(() => scene.world.database.start());
    }, 4_000),
    expects: { metrics: [/^database_up 0/m] },
  },
  {
    name: 'PostgreSQL stands still for four seconds',
    area: 'database',
    inject: async (scene) => {
      scene.send();
      const pids = await scene.world.database.signalAll('SIGSTOP');
      scene.prove(`${pids.length} processes were stopped`);
      await sleep(4_000);
      await scene.world.database.signalAll('SIGCONT');
    },
  },
  {
    name: 'every connection to PostgreSQL is cut',
    area: 'database',
    inject: during(async (scene) => {
      scene.prove(`${scene.world.databaseGate.cutAll()} connections were cut`);
    }, 300),
  },
  {
    name: 'the network to PostgreSQL is silent for four seconds',
    area: 'database',
    inject: during(async (scene) => {
      scene.world.databaseGate.silence();
      scene.prove(`${scene.world.databaseGate.struck} connections were silent`);
    }, 4_000),
  },
  {
    name: 'PostgreSQL accepts no new connection for three seconds',
    area: 'database',
    inject: async (scene) => {
      const { databaseGate } = scene.world;
      databaseGate.shut();
      scene.send();
      await sleep(3_000);
      await scene.until(
        `${databaseGate.struck} connections were refused or cut`,
        () => databaseGate.struck > 0,
      );
    },
  },
  {
    name: 'the network to PostgreSQL is slow',
    area: 'database',
    inject: during(async (scene) => {
      scene.world.databaseGate.slow(40);
      await sleep(500);
      await scene.until('pieces of data were late', () => scene.world.databaseGate.struck > 10);
    }, 2_000),
  },
  {
    name: 'PostgreSQL has no connection left to give',
    area: 'database',
    inject: during(exhaustConnections, 2_000),
  },
  {
    name: 'PostgreSQL is read-only, as after a switch to a copy',
    area: 'database',
    inject: during(async (scene) => {
      await setReadOnly(scene, 'on');
      scene.defer(() => setReadOnly(scene, 'default'));
      await scene.until('a statement was refused', () =>
        scene.world.database.log.slice(-20).some((text) => text.includes('read-only transaction')),
      );
    }, 2_000),
  },
  {
    name: 'the pool is exhausted by statements that wait for a lock',
    area: 'database',
    inject: async (scene) => {
      const release = await lockTable(scene, 'booking');
      scene.send({ inquiries: 2, slots: 12 });
      await scene.until('all connections of the pools wait', async () => {
        const [row] = await scene.world.database.query<{ count: number }>(
          `select count(*)::int as count from pg_stat_activity
           where application_name = 'torque-thrust' and wait_event_type = 'Lock'`,
        );
        return (row?.count ?? 0) >= 12;
      });
      scene.send({ inquiries: 3, slots: 0 });
      await sleep(1_500);
      await release();
    },
  },
  {
    name: 'the disk under the tables is full',
    area: 'database',
    inject: during(fillDisk, 3_000),
  },
  {
    name: 'the disk is full and the write-ahead log needs a new file',
    area: 'database',
    inject: during(fillLog, 1_500),
  },
];

async function setReadOnly({ world }: Scene, value: 'on' | 'default'): Promise<void> {
  const client = await world.database.connect();
  try {
    await client.query('set default_transaction_read_only = off');
    await client.query(`alter system set default_transaction_read_only = ${value}`);
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}
