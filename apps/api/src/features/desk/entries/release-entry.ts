import { sql } from 'kysely';
import { type Client, query, run, toTypedId } from '../../../db/query.ts';

/** An inquiry that an operator announces starts to wait for an answer now. */
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
