import { bookingRules } from '@tt/contract/booking/booking-rules';
import type { Story } from '../steps/step-kind.ts';
import { require, Violation } from '../story/violation.ts';
import { type BookingState, listBookings, listLiveEvents } from './booking-state.ts';
import { checkClaims } from './check-claims.ts';
import { checkStrangers } from './check-strangers.ts';
import { checkViews } from './check-views.ts';

const settled = ['confirmed', 'cancelled'];

/** The invariants that hold at every moment. */
export async function checkAlways(story: Story): Promise<void> {
  const { world, ledger } = story;
  const [blame] = ledger.violations;
  if (blame) throw new Violation(blame);
  const bookings = await listBookings(world);
  checkOverlaps(bookings);
  checkEvents(story, bookings);
  checkPromises(story, bookings);
  checkEmailPromises(story, bookings);
  await checkClaims(story);
  await checkStrangers(story);
  await checkViews(story);
  await checkHolds(story);
}

function checkOverlaps(bookings: BookingState[]): void {
  const live = bookings.filter(({ status }) => status === 'held' || status === 'confirmed');
  for (const [place, one] of live.entries()) {
    const other = live
      .slice(place + 1)
      .find(
        ({ lane, starts_at, ends_at }) =>
          lane === one.lane && starts_at < one.ends_at && one.starts_at < ends_at,
      );
    require(!other, () => `${one.name} and ${other?.name} have the same time`);
  }
}

function checkEvents({ world }: Story, bookings: BookingState[]): void {
  const events = listLiveEvents(world);
  for (const { id, name, status, method } of bookings) {
    const count = events.get(id)?.length ?? 0;
    require(count <= 1, () => `the booking of ${name} has ${count} events`);
    require(count === 1 || status !== 'confirmed' || method === 'email', () =>
      `the booking of ${name} is confirmed without an event`);
  }
}

function checkPromises({ ledger }: Story, bookings: BookingState[]): void {
  for (const { acknowledged, isCancelled, number } of ledger.bookings) {
    if (!acknowledged) continue;
    const status = bookings.find(({ id }) => id === acknowledged.id)?.status ?? 'gone';
    require(settled.includes(status), () => `the booking that form ${number} was promised is ${status}`);
    require(!isCancelled || status === 'cancelled', () =>
      `the canceled booking of form ${number} is ${status}`);
  }
}

function checkEmailPromises({ ledger }: Story, bookings: BookingState[]): void {
  for (const { acknowledged, isPromised, isCancelAsked, isCancelled, number } of ledger.emailBookings) {
    if (!acknowledged || !isPromised) continue;
    const status = bookings.find(({ id }) => id === acknowledged.id)?.status ?? 'gone';
    require(settled.includes(status), () =>
      `the booking that email form ${number} was promised is ${status}`);
    const mayEnd = isCancelAsked || ledger.deletedByHand.has(acknowledged.id);
    require(mayEnd || status === 'confirmed', () => `nobody canceled the booking of email form ${number}`);
    require(!isCancelled || status === 'cancelled', () =>
      `the canceled booking of email form ${number} is ${status}`);
  }
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

async function checkHolds({ world }: Story): Promise<void> {
  const [early] = await world.database.query<EarlyEnd>(findEarlyEnd, [bookingRules.holdMinutes]);
  require(!early, () =>
    `the hold of ${early?.name} ended as ${early?.new_status} after ${early?.seconds} seconds`);
}
