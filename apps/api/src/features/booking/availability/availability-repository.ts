import type pg from 'pg';
import type { PlaceRules } from '../core/place-repository.ts';

export interface TakenRow {
  starts_at: Date;
  ends_at: Date;
  lane: number;
}

// Widened by the buffers, so that the page only has to check whether ranges overlap: a claim already includes one set
// of buffers, and a busy time of the company none. Busy times of the company are in every lane, so that nobody can
// tell them from bookings. The buffer after a meeting that is over may reach into the bookable window.
/** Its parameters: days, minutes before and after a meeting, lanes. */
const takenStatement = `
  with buffers as (select make_interval(mins => $2) as before, make_interval(mins => $3) as after),
  asked as (
    select *, tstzrange(
      clock_timestamp() - before - after, clock_timestamp() + $1 * interval '1 day', '[)') as window
    from buffers
  )
  select lower(c.blocks) - after as starts_at, upper(c.blocks) + before as ends_at, c.lane::integer as lane
  from asked, booking_claim c join booking b on b.id = c.booking_id
  where c.blocks && asked.window and (b.status = 'confirmed' or b.hold_expires_at > clock_timestamp())
  union all
  select lower(busy) - after, upper(busy) + before, place
  from asked, unnest(foreign_busy(asked.window)) as busy, generate_series(1, $4::integer) as place
  order by starts_at, lane`;

/** What a meeting must not touch, without personal data: bookings, current holds and the company's busy times. */
export async function listTaken(
  pool: pg.Pool,
  days: number,
  { capacity, beforeMinutes, afterMinutes }: PlaceRules,
): Promise<TakenRow[]> {
  const values = [days, beforeMinutes, afterMinutes, capacity];
  return (await pool.query<TakenRow>({ name: 'list-taken', text: takenStatement, values })).rows;
}
