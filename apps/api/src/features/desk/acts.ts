import type { DeskActKind } from '@tt/contract/desk/desk-people';
import { type Client, query, run } from '../../db/query.ts';

export interface Act {
  personId: string;
  kind: DeskActKind;
  entryId?: string;
  before?: string | null | undefined;
  after?: string | null | undefined;
}

/** Writes down who did what, in the transaction that does it; returns the ID of the act. */
export async function recordAct(client: Client, act: Act): Promise<number> {
  const { personId, kind, entryId = null, before = null, after = null } = act;
  const values = { person_id: personId, kind, entry_id: entryId, before, after };
  const { rows } = await run(client, query.insertInto('desk_act').values(values).returning('id'));
  if (!rows[0]) throw new Error('The act was not recorded');
  return Number(rows[0].id);
}
