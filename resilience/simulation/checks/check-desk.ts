import { checkDesk, type DeskEntry } from '../../invariants/desk.ts';
import type { Violation } from '../../invariants/violation.ts';
import type { Story } from '../steps/step-kind.ts';

const list = `
  with sent as (
    select id from client_request
    union all
    select id from booking where id in (select booking_id from simulated_audit where new_status = 'confirmed'))
  select coalesce(e.id, sent.id) as id, sent.id is not null as "hasRow", e.id is not null as "isEntered",
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
  from sent full join desk_entry e on e.id = sent.id left join booking b on b.id = e.id`;

/** What the desk did, against what its people were told. */
export async function checkDeskActs({ world, ledger }: Story): Promise<Violation[]> {
  return checkDesk({ asked: ledger.deskRequests, entries: await world.database.query<DeskEntry>(list) });
}
