import type pg from 'pg';

/** Advances what follows the database clock: holds, attempts and delayed jobs. */
export async function advanceDatabase(pool: pg.Pool, ms: number): Promise<void> {
  await pool.query(
    `update booking set
       created_at = created_at - $1 * interval '1 ms',
       hold_expires_at = hold_expires_at - $1 * interval '1 ms',
       attempt_expires_at = attempt_expires_at - $1 * interval '1 ms'`,
    [ms],
  );
  await pool.query(`update job_outbox set start_after = start_after - $1 * interval '1 ms'`, [ms]);
}
