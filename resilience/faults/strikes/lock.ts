import { setTimeout as sleep } from 'node:timers/promises';
import type { Scene } from '../scene.ts';
import { type Backend, terminateBackend, waitForLocked } from './backend.ts';

/** Locks a table exclusively, like a careless migration or an operator at a console; returns the release function. */
export async function lockTable(
  scene: Scene,
  table: string,
  mode: 'access exclusive' | 'exclusive' = 'access exclusive',
): Promise<() => Promise<void>> {
  const client = await scene.world.database.connect();
  await client.query('begin');
  await client.query(`lock table ${table} in ${mode} mode`);
  const release = () => client.end().catch(() => {});
  scene.defer(release);
  return release;
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
