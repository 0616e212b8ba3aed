import { sql } from 'kysely';
import { type Client, query, run } from '../../db/query.ts';

export type DeskTable = 'desk_entry' | 'desk_note' | 'desk_act';

/**
 * What the people of the company wrote and did about these inquiries and bookings. It leaves out their names: the
 * person has a right to know what was done with their data, and colleagues have a right to privacy.
 */
export async function listDeskTraces(
  client: Client,
  ids: readonly string[],
): Promise<Record<DeskTable, object[]>> {
  const entries = query
    .selectFrom('desk_entry')
    .select(['id', 'kind', 'reference', 'state', 'received_at', 'taken_at', 'answered_at', 'outcome'])
    .where('id', '=', anyOf(ids))
    .orderBy('received_at');
  const notes = query
    .selectFrom('desk_note')
    .select(['entry_id', 'written_at', 'text'])
    .where('entry_id', '=', anyOf(ids))
    .orderBy('written_at');
  const acts = query
    .selectFrom('desk_act')
    .select(['entry_id', 'at', 'kind', 'before', 'after'])
    .where('entry_id', '=', anyOf(ids))
    .orderBy('id');
  return {
    desk_entry: (await run(client, entries)).rows,
    desk_note: (await run(client, notes)).rows,
    desk_act: (await run(client, acts)).rows,
  };
}

/** How many rows of the desk are deleted with these inquiries and bookings. */
export async function countDeskTraces(
  client: Client,
  ids: readonly string[],
): Promise<Record<DeskTable, number>> {
  const count = async (table: DeskTable, column: 'id' | 'entry_id') => {
    const statement = query
      .selectFrom(table)
      .select(sql<number>`count(*)::int`.as('count'))
      .where(sql<string>`${sql.ref(column)}`, '=', anyOf(ids));
    return (await run(client, statement)).rows[0]?.count ?? 0;
  };
  return {
    desk_entry: await count('desk_entry', 'id'),
    desk_note: await count('desk_note', 'entry_id'),
    desk_act: await count('desk_act', 'entry_id'),
  };
}

function anyOf(ids: readonly string[]) {
  return sql<string>`any(${ids}::uuid[])`;
}
