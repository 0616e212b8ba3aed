import { takenStatement } from '../../../apps/api/src/features/booking/availability/availability-repository.ts';
import { enquiryTransaction } from '../enquiry-transaction.ts';
import { listPgbenchLatencies } from '../pgbench.ts';
import { Latencies } from './latencies.ts';
import type { Sizes } from './fill-history.ts';
import { type Side, sides, type Target } from './start-scale-world.ts';

const rounds = 2;
const connections = 4;

const wanted = `jsonb_build_object(
    'id', gen_random_uuid(), 'idempotency_key', gen_random_uuid(), 'request_hash', '', 'view_key_hash', gen_random_uuid(),
    'starts_at', timestamptz '2040-01-01' + :start * interval '30 minutes',
    'ends_at', timestamptz '2040-01-01' + (:start + 1) * interval '30 minutes',
    'name', 'Ada', 'phone', '', 'message', '', 'language', 'en', 'timezone', 'UTC', 'method', 'email',
    'visitor_email', :start || '@example.com', 'email_key', :start || '@example.com')`;

const takenOfOneLane = takenStatement
  .replace('$1', '91')
  .replace('$2', '0')
  .replace('$3', '0')
  .replace('$4', '1');

/** What the endpoints ask of the database, as pgbench runs it, without an API process. */
function listStatements({ enquiries, bookings }: Sizes): Record<string, string> {
  return {
    'store an inquiry': enquiryTransaction,
    'the inquiries of a person': `
\\set person random(1, ${Math.ceil(enquiries / 3)})
select * from client_request where lower(email) = 'person-' || :person || '@company-' || :person % 200000 || '.example';`,
    'the booking of a key': `
\\set n random(1, ${bookings})
select * from booking where view_key_hash = md5('view ' || :n);`,
    'the taken times': `${takenOfOneLane};`,
    'take a time and free it': `
\\set start random(1, 500000)
begin;
select taken_id from take_booking(jsonb_populate_record(null::booking, ${wanted}),
  '{"capacity": 1, "beforeMinutes": 0, "afterMinutes": 0, "maxUpcoming": 9}', '[]') \\gset
update booking set status = 'cancelled', cancelled_at = now() where id = :taken_id::uuid;
commit;`,
  };
}

/** Runs each statement on both sides in turn. They leave bookings in the far future, so this comes after what reads those. */
export async function measureStatements(
  targets: Record<Side, Target>,
  sizes: Sizes,
  seconds: number,
): Promise<Record<Side, Latencies>> {
  const latencies = { empty: new Latencies(), large: new Latencies() };
  const durationSeconds = Math.max(1, Math.round(seconds / rounds));
  for (const [name, script] of Object.entries(listStatements(sizes))) {
    for (let round = 0; round < rounds; round += 1) {
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        const databaseUrl = targets[side].settings.DATABASE_URL as string;
        const measured = await listPgbenchLatencies({ databaseUrl, script, connections, durationSeconds });
        for (const ms of measured) latencies[side].add(name, ms);
      }
    }
  }
  return latencies;
}
