import type pg from 'pg';
import { ApiError } from '../api-error.ts';
import { createBatch } from './batch.ts';

export interface Limit {
  key: string;
  count: number;
  windowSeconds: number;
}

/** Counts uses against limits, for all processes together; every use touches the same few rows, so they go in batches. */
export class LimitCounter {
  readonly #count: (limits: Limit[]) => Promise<number>;

  constructor(pool: pg.Pool) {
    this.#count = createBatch((uses) => consumeLimits(pool, uses));
  }

  /**
   * Counts one use against each limit in turn and throws at the first that is used up. The narrowest limit comes
   * first: who is over it does not use up the wider ones for everybody else.
   */
  async consume(limits: Limit[]): Promise<void> {
    const retryAfterSeconds = await this.#count(limits);
    if (retryAfterSeconds > 0) throw new ApiError('rate_limited', { retryAfterSeconds });
  }
}

/** For each use the seconds until it would be allowed, 0 where it is. */
async function consumeLimits(pool: pg.Pool, uses: readonly Limit[][]): Promise<number[]> {
  const rows = uses.flatMap((limits, place) => limits.map((limit) => ({ ...limit, use: place + 1 })));
  const { rows: answers } = await pool.query<{ retry_after: number[] }>({
    name: 'consume-limits',
    text: 'select consume_limits($1, $2, $3, $4) as retry_after',
    values: [
      rows.map(({ use }) => use),
      rows.map(({ key }) => key),
      rows.map(({ count }) => count),
      rows.map(({ windowSeconds }) => windowSeconds),
    ],
  });
  return answers[0]?.retry_after ?? [];
}
