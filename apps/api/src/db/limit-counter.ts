import type pg from 'pg';
import { ApiError } from '../api-error.ts';

export interface Limit {
  key: string;
  count: number;
  windowSeconds: number;
}

interface Use {
  limits: Limit[];
  allow: () => void;
  refuse: (error: unknown) => void;
}

const usesAtOnce = 100;

/**
 * Counts uses against limits, for all processes together. Every use touches the same few rows, so the uses that come
 * in while one statement runs wait for it and are counted by the next one, together.
 */
export class LimitCounter {
  readonly #pool: pg.Pool;
  #waiting: Use[] = [];
  #isCounting = false;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /**
   * Counts one use against each limit in turn and throws at the first that is used up. The narrowest limit comes
   * first: who is over it does not use up the wider ones for everybody else.
   */
  consume(limits: Limit[]): Promise<void> {
    return new Promise((allow, refuse) => {
      this.#waiting.push({ limits, allow, refuse });
      if (!this.#isCounting) void this.#countAll();
    });
  }

  async #countAll(): Promise<void> {
    this.#isCounting = true;
    while (this.#waiting.length > 0) await this.#count(this.#waiting.splice(0, usesAtOnce));
    this.#isCounting = false;
  }

  async #count(uses: Use[]): Promise<void> {
    try {
      const retryAfterSeconds = await consumeLimits(this.#pool, uses);
      uses.forEach(({ allow, refuse }, place) => {
        const seconds = retryAfterSeconds[place] ?? 0;
        if (seconds > 0) refuse(new ApiError('rate_limited', { retryAfterSeconds: seconds }));
        else allow();
      });
    } catch (error) {
      for (const { refuse } of uses) refuse(error);
    }
  }
}

/** For each use the seconds until it would be allowed, 0 where it is. */
async function consumeLimits(pool: pg.Pool, uses: Use[]): Promise<number[]> {
  const rows = uses.flatMap(({ limits }, place) => limits.map((limit) => ({ ...limit, use: place + 1 })));
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
