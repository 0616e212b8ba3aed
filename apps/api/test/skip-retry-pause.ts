import type pg from 'pg';
import type { QueueName } from '../src/queue/queues.ts';
import { waitFor } from './wait-for.ts';

/**
 * Waits until a job of the queue is to be retried after at least so many seconds, and makes it due. Returns the seconds that
 * it would have waited.
 */
export function skipRetryPause(pool: pg.Pool, queue: QueueName, leastSeconds = 0): Promise<number> {
  return waitFor(async () => {
    const { rows } = await pool.query<{ seconds: number }>(
      `with retried as (
         select id, extract(epoch from start_after - now())::float as seconds from pgboss.job
         where name = $1 and state = 'retry' and start_after > now() + $2 * interval '1 second')
       update pgboss.job set start_after = now() from retried where job.id = retried.id returning retried.seconds`,
      [queue, leastSeconds],
    );
    return rows[0]?.seconds;
  });
}
