import { unless, type Violation } from '../../invariants/violation.ts';
import type { Story } from '../steps/step-kind.ts';
import { bufferAfterMinutes } from '../world-config.ts';

interface Place {
  name: string | null;
  places: number;
  is_right: boolean;
}

// One row for each booking that stands or has a place.
const findWrongPlace = `
  select b.name, count(c.id)::int as places,
    coalesce(bool_and(c.blocks = tstzrange(b.starts_at, b.ends_at + make_interval(mins => $1), '[)')), false) as is_right
  from booking b full join booking_claim c on c.booking_id = b.id
  where b.status in ('held', 'confirmed') or c.id is not null
  group by b.id, b.name, b.status
  having b.status is null or b.status not in ('held', 'confirmed') or count(c.id) <> 1 or not coalesce(
    bool_and(c.blocks = tstzrange(b.starts_at, b.ends_at + make_interval(mins => $1), '[)')), false)
  limit 1`;

const findSharedPlace = `
  select from booking_claim a join booking_claim b on a.id < b.id and a.lane = b.lane and a.blocks && b.blocks limit 1`;

const findOtherLink = `
  select b.name from simulated_audit a join booking b on b.id = a.booking_id
  where a.meet_link is not null group by b.id, b.name having count(distinct a.meet_link) > 1 limit 1`;

/** Whoever has a booking has one place, at its time and with its buffer, and nobody else has that place. */
export async function checkClaims({ world }: Story): Promise<Violation[]> {
  const { database } = world;
  const [wrong] = await database.query<Place>(findWrongPlace, [bufferAfterMinutes]);
  const shared = await database.query(findSharedPlace);
  const [doubt] = await database.query<{ name: string }>(
    "select name from booking where method = 'email' and status = 'in_doubt'",
  );
  const [relinked] = await database.query<{ name: string }>(findOtherLink);
  const [trespass] = await database.query<{ name: string }>(
    'select b.name from simulated_trespass t join booking b on b.id = t.booking_id limit 1',
  );
  return [
    ...unless(
      !wrong,
      'lost',
      () => `the booking of ${wrong?.name ?? 'nobody'} has ${wrong?.places} places, or a wrong one`,
    ),
    ...unless(shared.length === 0, 'doubled', () => 'two bookings have one place'),
    ...unless(!doubt, 'failed', () => `the booking of ${doubt?.name} by email is in doubt`),
    ...unless(!relinked, 'doubled', () => `the booking of ${relinked?.name} got another video link`),
    ...unless(
      !trespass,
      'doubled',
      () => `${trespass?.name} got a time at which the company was known to be busy`,
    ),
  ];
}
