import type { DeskEntry } from '@tt/contract/desk/desk-entry';
import { sql } from 'kysely';
import { ApiError } from '../../../api-error.ts';
import { type Client, query, run } from '../../../db/query.ts';
import { recordAct } from '../acts.ts';
import type { EntryCall, EntryOptions } from './entry-acts.ts';
import { findEntry } from './find-entry.ts';

/** The page asks again and again while it is open, which is one reading. */
const readingHours = 1;

/** The entry for somebody who opens it; that they did is written down. */
export async function readEntry(options: EntryOptions, call: EntryCall): Promise<DeskEntry> {
  const entry = await findEntry(options, options.pool, call);
  if (!entry) throw new ApiError('not_found');
  if (!(await hasJustRead(options.pool, { ...call, id: entry.id })))
    await recordAct(options.pool, { personId: call.personId, kind: 'opened', entryId: entry.id });
  return entry;
}

async function hasJustRead(client: Client, { id, personId }: EntryCall): Promise<boolean> {
  const statement = query
    .selectFrom('desk_act')
    .select('id')
    .where('entry_id', '=', id)
    .where('person_id', '=', personId)
    .where('kind', '=', 'opened')
    .where('at', '>', sql<Date>`statement_timestamp() - make_interval(hours => ${sql.lit(readingHours)})`)
    .limit(1);
  return (await run(client, statement)).count > 0;
}
