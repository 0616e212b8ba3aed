import { sql } from 'kysely';
import type pg from 'pg';
import { query, run } from '../../../db/query.ts';
import type { Row } from '../../../db/tables.ts';

export type TakenRow = Pick<Row<'booking'>, 'starts_at' | 'ends_at' | 'lane'>;

/** Confirmed bookings and current holds that are not over, without personal data. */
export async function listTaken(pool: pg.Pool, days: number): Promise<TakenRow[]> {
  const now = sql<Date>`clock_timestamp()`;
  // The first condition repeats the second, so that the index of the exclusion constraint is used.
  const statement = query
    .selectFrom('booking')
    .select(['starts_at', 'ends_at', 'lane'])
    .where(sql<boolean>`status in ('held', 'confirmed')`)
    .where((booking) =>
      booking.or([booking('status', '=', 'confirmed'), booking('hold_expires_at', '>', now)]),
    )
    .where(
      sql<boolean>`tstzrange(starts_at, ends_at, '[)') && tstzrange(${now}, ${now} + ${days} * interval '1 day', '[)')`,
    )
    .orderBy('starts_at')
    .orderBy('lane');
  return (await run(pool, statement, 'list-taken')).rows;
}
