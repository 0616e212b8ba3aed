import type { DeskEntry } from '@tt/contract/desk/desk-entry';
import { sql } from 'kysely';
import { ApiError } from '../../../api-error.ts';
import { type Client, query, run } from '../../../db/query.ts';
import { recordAct } from '../acts.ts';
import { type EntryCall, type EntryOptions, lockEntry } from './entry-acts.ts';
import { findEntry } from './find-entry.ts';

/** An open page polls the entry repeatedly, which counts as one reading. */
const readingHours = 1;

/** Returns the entry to the person who opens it, and records the reading. */
export async function readEntry(options: EntryOptions, call: EntryCall): Promise<DeskEntry> {
  const entry = await findEntry(options, options.deskPool, call);
  if (!entry) throw new ApiError('not_found');
  if (!(await hasJustRead(options.deskPool, { ...call, id: entry.id }))) await recordReading(call);
  return entry;
}

/** The entry may be erased at the same moment. Then it is not found. */
function recordReading({ id, personId, change }: EntryCall): Promise<void> {
  return change(async (client) => {
    const entry = await lockEntry(client, id);
    await recordAct(client, { personId, kind: 'opened', entryId: entry.id });
  });
}

async function hasJustRead(
  client: Client,
  { id, personId }: Pick<EntryCall, 'id' | 'personId'>,
): Promise<boolean> {
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
