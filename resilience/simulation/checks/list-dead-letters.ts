import type { World } from '../world.ts';

export interface DeadLetter {
  name: string;
  data: { id?: string; summaryId?: string; bookingId?: string; kind?: string };
}

/** The jobs that wait in dead-letter queues. */
export function listDeadLetters(world: World): Promise<DeadLetter[]> {
  return world.database.query<DeadLetter>("select name, data from pgboss.job where name like '%-dead'");
}
