import type { DeskActKind } from '@tt/contract/desk/desk-people';
import { type Client, query, run } from '../../db/query.ts';

export interface Act {
  personId: string;
  kind: DeskActKind;
  entryId?: string;
  before?: string | null | undefined;
  after?: string | null | undefined;
}

/** Writes down who did what, in the transaction that does it. */
export async function recordAct(client: Client, act: Act): Promise<void> {
  const { personId, kind, entryId = null, before = null, after = null } = act;
  const values = { person_id: personId, kind, entry_id: entryId, before, after };
  await run(client, query.insertInto('desk_act').values(values));
}
