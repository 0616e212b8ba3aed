import type pg from 'pg';

export interface TakenRow {
  starts_at: Date;
  ends_at: Date;
  lane: number;
}

/** What is confirmed or freshly held and not over yet, without a word about whom. */
export async function listTaken(pool: pg.Pool, days: number): Promise<TakenRow[]> {
  const { rows } = await pool.query<TakenRow>({
    name: 'list-taken',
    text: `
      select starts_at, ends_at, lane from booking
      where status in ('held', 'confirmed') and (status = 'confirmed' or hold_expires_at > clock_timestamp())
        and tstzrange(starts_at, ends_at, '[)') && tstzrange(clock_timestamp(), clock_timestamp() + $1 * interval '1 day', '[)')
      order by starts_at, lane`,
    values: [days],
  });
  return rows;
}
