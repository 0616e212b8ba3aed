import type pg from 'pg';

/** The time after which a killed worker's job is given to another one. */
const shortHeartbeatSeconds = 2;

/** Jobs that are sent from now on are retried at once. What is postponed on purpose still waits. */
export async function shortenQueueTimes(pool: pg.Pool): Promise<void> {
  await pool.query('update pgboss.queue set retry_delay = 0, retry_backoff = false, heartbeat_seconds = $1', [
    shortHeartbeatSeconds,
  ]);
}
