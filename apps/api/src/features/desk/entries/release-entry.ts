import { sql } from 'kysely';
import { type Client, query, run, toTypedId } from '../../../db/query.ts';

/** What an operator announces waits for an answer from now on. */
export async function releaseEntry(client: Client, id: string): Promise<void> {
  const statement = query
    .updateTable('desk_entry')
    .set((entry) => ({
      state: 'new',
      waits_since: sql<Date>`clock_timestamp()`,
      version: entry('version', '+', 1),
    }))
    .where('id', '=', toTypedId(id))
    .where('state', '=', 'flagged');
  await run(client, statement);
}
