import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Scene } from '../scene.ts';
import { type Backend, terminateBackend, waitForLocked } from './backend.ts';

const deadlock = '40P01';

/** Locks a table exclusively, like a careless migration or an operator at a console; returns the release function. */
export async function lockTable(
  scene: Scene,
  table: string,
  mode: 'access exclusive' | 'exclusive' = 'access exclusive',
): Promise<() => Promise<void>> {
  const client = await scene.world.database.connect();
  // A table with partitions is locked part by part, so PostgreSQL may end this statement in favor of one of the service.
  while (!(await hasLocked(client, `lock table ${table} in ${mode} mode`)));
  const release = () => client.end().catch(() => {});
  scene.defer(release);
  return release;
}

async function hasLocked(client: pg.ClientBase, statement: string): Promise<boolean> {
  await client.query('begin');
  try {
    await client.query(statement);
    return true;
  } catch (error) {
    await client.query('rollback');
    if ((error as pg.DatabaseError).code === deadlock) return false;
    throw error;
  }
}

/** Terminates the backend of a running write, which waits for a table that is locked against writers. */
export function terminateInside(
  table: string,
  text: string,
  sendVisitors: (scene: Scene) => Promise<void> | void,
) {
  return async (scene: Scene) => {
    const release = await lockTable(scene, table, 'exclusive');
    await sendVisitors(scene);
    const { pid } = await waitForLocked(scene, text);
    await terminateBackend(scene, 'pid', pid);
    await release();
  };
}

/** Keeps a table locked for a while in which visitors come. */
export function keepLocked(
  table: string,
  text: string,
  sendVisitors: (scene: Scene) => Promise<void> | void,
  ms = 2_500,
) {
  return async (scene: Scene) => {
    const release = await lockTable(scene, table);
    await sendVisitors(scene);
    const { query }: Backend = await waitForLocked(scene, text);
    scene.prove(`waited for ${table}: ${query.trim().slice(0, 40)}`);
    await sleep(ms);
    await release();
  };
}
