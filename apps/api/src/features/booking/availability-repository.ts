import type pg from 'pg';

export interface TakenRow {
  starts_at: Date;
  ends_at: Date;
  lane: number;
}

/** What is confirmed or freshly held and not over yet, without a word about whom. */
export async function listTaken(pool: pg.Pool, from: Date, to: Date): Promise<TakenRow[]> {
  const { rows } = await pool.query<TakenRow>({
    name: 'list-taken',
    text: `
      select starts_at, ends_at, lane from booking
      where status in ('held', 'confirmed') and (status = 'confirmed' or hold_expires_at > $1)
        and tstzrange(starts_at, ends_at, '[)') && tstzrange($1, $2, '[)')
      order by starts_at, lane`,
    values: [from, to],
  });
  return rows;
}
