import { bookingRules } from '@tt/contract/booking/booking-rules';
import { checkMissingEvents, checkOverlaps, checkSecondEvents } from '../../invariants/calendar.ts';
import { checkPromisedBookings } from '../../invariants/promises.ts';
import { unless, type Violation } from '../../invariants/violation.ts';
import type { Story } from '../steps/step-kind.ts';
import { listBookings, listLiveEvents, toEvent, toRow } from './booking-state.ts';
import { checkDeskActs } from './check-desk.ts';
import { checkClaims } from './check-claims.ts';
import { checkStrangers } from './check-strangers.ts';
import { checkViews } from './check-views.ts';
import { listPromisedBookings } from './promised-bookings.ts';

/** The invariants that hold at every moment. */
export async function checkAlways(story: Story): Promise<Violation[]> {
  const { world, ledger } = story;
  const rows = (await listBookings(world)).map(toRow);
  const events = listLiveEvents(world).map(toEvent);
  // A booking by email stands before its event does.
  const withEvent = rows.map((row) => ({ ...row, isEventWaiting: row.method === 'email' }));
  return [
    ...ledger.violations,
    ...checkOverlaps(rows),
    ...checkSecondEvents(rows, events),
    ...checkMissingEvents(withEvent, events),
    ...checkPromisedBookings(listPromisedBookings(ledger), rows),
    ...(await checkClaims(story)),
    ...(await checkDeskActs(story)),
    ...(await checkStrangers(story)),
    ...(await checkViews(story)),
    ...(await checkHolds(story)),
  ];
}

interface EarlyEnd {
  name: string;
  seconds: number;
  new_status: string;
}

// An attempt begins when its row is written anew or its number changes.
const findEarlyEnd = `
  with attempt as (
    select booking_id, attempt, min(at) as began_at from simulated_audit
    where new_status = 'held' group by booking_id, attempt)
  select b.name, extract(epoch from a.at - t.began_at)::float8 as seconds, a.new_status
  from simulated_audit a
  join attempt t using (booking_id, attempt)
  join booking b on b.id = a.booking_id
  where a.old_status = 'held' and a.new_status in ('expired', 'in_doubt')
    and a.at < t.began_at + $1 * interval '1 minute'
  limit 1`;

async function checkHolds({ world }: Story): Promise<Violation[]> {
  const [early] = await world.database.query<EarlyEnd>(findEarlyEnd, [bookingRules.holdMinutes]);
  return unless(
    !early,
    'lost',
    () => `the hold of ${early?.name} ended as ${early?.new_status} after ${early?.seconds} seconds`,
  );
}
