import { checkDesk, type DeskEntry, entryColumns } from '../../invariants/desk.ts';
import { unless, type Violation } from '../../invariants/violation.ts';
import type { World } from '../../world/world.ts';
import type { Ledger } from '../ledger.ts';

const list = `
  select wanted.id, coalesce(b.id, r.id) is not null as "hasRow", e.id is not null as "isEntered",
    ${entryColumns}
  from unnest($1::uuid[]) as wanted (id) left join desk_entry e using (id) left join booking b using (id)
    left join client_request r using (id)`;

/** What the desk of one fault did was acknowledged in the end, is written down once, and holds. */
export async function checkDeskActs({ database }: World, { deskActs }: Ledger): Promise<Violation[]> {
  if (deskActs.length === 0) return [];
  const ids = [...new Set(deskActs.map(({ entryId }) => entryId))];
  return [
    ...deskActs.flatMap(({ isAcknowledged, kind, attempts }) =>
      unless(isAcknowledged, 'failed', () => `the desk's ${kind} was never served: ${attempts.join(', ')}`),
    ),
    ...checkDesk({ asked: deskActs, entries: await database.query<DeskEntry>(list, [ids]) }),
  ];
}
