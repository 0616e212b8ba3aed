import { setTimeout as sleep } from 'node:timers/promises';
import { NotInjected, type Scene } from '../scene.ts';

export interface Backend {
  pid: number;
  clientPort: number;
  query: string;
}

const timeoutMs = 15_000;

/** Waits for a backend that is blocked by a lock, in a statement with the given text; quotes don't count. */
export async function waitForLocked({ world }: Scene, text: string): Promise<Backend> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const [backend] = await world.database.query<Backend>(
      `select pid, client_port as "clientPort", query from pg_stat_activity
       where wait_event_type = 'Lock' and application_name <> 'resilience' and replace(query, '"', '') ilike $1 limit 1`,
      [`%${text}%`],
    );
    if (backend) return backend;
    await sleep(20);
  }
  throw new NotInjected(`no statement with “${text}” waited for a lock`);
}

/** Terminates the backend of one connection. */
export async function terminateBackend(
  scene: Scene,
  column: 'pid' | 'client_port',
  value: number,
): Promise<void> {
  const [ended] = await scene.world.database.query<{ ended: boolean; query: string; state: string }>(
    `select pg_terminate_backend(pid) as ended, left(regexp_replace(query, '\\s+', ' ', 'g'), 50) as query, state
     from pg_stat_activity where ${column} = $1`,
    [value],
  );
  if (!ended?.ended) throw new NotInjected(`there was no backend with ${column} ${value}`);
  scene.prove(`backend terminated, ${ended.state} in: ${ended.query.trim()}`);
}
