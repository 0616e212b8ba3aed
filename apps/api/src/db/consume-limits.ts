import type pg from 'pg';
import { ApiError } from '../api-error.ts';

export interface Limit {
  key: string;
  count: number;
  windowSeconds: number;
}

/**
 * Counts one use against each limit in turn, for all processes together, and throws at the first that is used up.
 * The narrowest limit comes first: who is over it does not use up the wider ones for everybody else.
 */
export async function consumeLimits(pool: pg.Pool, limits: Limit[]): Promise<void> {
  const { rows } = await pool.query<{ retry_after: number }>({
    name: 'consume-limits',
    text: 'select consume_limits($1, $2, $3) as retry_after',
    values: [
      limits.map((limit) => limit.key),
      limits.map((limit) => limit.count),
      limits.map((limit) => limit.windowSeconds),
    ],
  });
  const retryAfterSeconds = rows[0]?.retry_after ?? 0;
  if (retryAfterSeconds > 0) throw new ApiError('rate_limited', { retryAfterSeconds });
}
