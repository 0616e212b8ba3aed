import type pg from 'pg';

const batchSize = 1_000;

/** The tables with a row for what a person sent; what hangs on a row goes with it. */
export const personalTables = ['client_request', 'booking'] as const;

export type PersonalTable = (typeof personalTables)[number];

/** Deletes in small transactions, so that nobody waits behind a long one. */
export async function deleteRowsBefore(pool: pg.Pool, table: PersonalTable, before: Date): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { rowCount } = await pool.query(
      `delete from ${table} where id in (
         select id from ${table} where created_at < $1 order by created_at limit ${batchSize})`,
      [before],
    );
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < batchSize) return deleted;
  }
}

export async function deleteExpiredLimits(pool: pg.Pool, before: Date): Promise<void> {
  await pool.query('delete from rate_limit where resets_at < $1', [before]);
}
