import type { World } from '../world.ts';

export interface DeadLetter {
  name: string;
  data: { id?: string; summaryId?: string; bookingId?: string; kind?: string };
}

/** What waits in sight of a person. */
export function listDeadLetters(world: World): Promise<DeadLetter[]> {
  return world.database.query<DeadLetter>("select name, data from pgboss.job where name like '%-dead'");
}
