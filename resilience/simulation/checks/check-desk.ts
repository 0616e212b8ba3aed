import { checkDesk, type DeskEntry, entryColumns } from '../../invariants/desk.ts';
import type { Violation } from '../../invariants/violation.ts';
import type { Story } from '../steps/step-kind.ts';

const list = `
  with sent as (
    select id from client_request
    union all
    select id from booking where id in (select booking_id from simulated_audit where new_status = 'confirmed'))
  select coalesce(e.id, sent.id) as id, sent.id is not null as "hasRow", e.id is not null as "isEntered",
    ${entryColumns}
  from sent full join desk_entry e on e.id = sent.id left join booking b on b.id = e.id`;

/** What the desk did, against what its people were told. */
export async function checkDeskActs({ world, ledger }: Story): Promise<Violation[]> {
  return checkDesk({ asked: ledger.deskRequests, entries: await world.database.query<DeskEntry>(list) });
}
