import type pg from 'pg';
import { runInTransaction } from '../../db/transaction.ts';

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

/** Attempts that never became a meeting carry no address by which their sender could ask for them. */
export async function deleteUnfinishedBookings(pool: pg.Pool, startedBefore: Date): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from booking where status in ('failed', 'expired', 'in_doubt') and starts_at < $1`,
    [startedBefore],
  );
  return rowCount ?? 0;
}

/** Under the lock of those who count, so that neither waits for the other's rows in turn. */
export async function deleteExpiredLimits(pool: pg.Pool, before: Date): Promise<void> {
  await runInTransaction(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('consume_limits'))`);
    await client.query('delete from rate_limit where resets_at < $1', [before]);
  });
}
