import { checkDesk, type DeskEntry } from '../../invariants/desk.ts';
import { unless, type Violation } from '../../invariants/violation.ts';
import type { World } from '../../world/world.ts';
import type { Ledger } from '../ledger.ts';

const list = `
  select wanted.id, coalesce(b.id, r.id) is not null as "hasRow", e.id is not null as "isEntered",
    e.state, e.holder_id as "holderId", e.version,
    array(select id::text from desk_note where entry_id = e.id) as "noteIds",
    array(
      select json_build_object('personId', person_id, 'kind', kind, 'after', after) from desk_act
      where entry_id = e.id and kind <> 'opened' order by id) as acts,
    array(
      select json_build_object('key', substr(key, 6), 'sequence', sequence) from booking_move
      where booking_id = e.id and key like 'desk:%' order by sequence) as moves,
    case when b.id is not null then json_build_object('status', b.status, 'sequence', b.sequence,
      'startsAt', extract(epoch from b.starts_at) * 1000, 'cancelledBy', b.cancelled_by) end as booking
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
