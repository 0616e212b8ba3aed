import type pg from 'pg';
import { ApiError } from '../api-error.ts';
import { createBatch } from './batch.ts';

export interface Limit {
  key: string;
  count: number;
  windowSeconds: number;
  /** Many people use it up together, so nobody is refused because of it. */
  isShared: boolean;
}

export interface LimitUse {
  isBeyondShared: boolean;
  /** Gives a use back that turned out not to count, so that it does not use up a shared limit. */
  undo: () => Promise<void>;
}

interface Outcome {
  /** Which of the limits was used up, counted from 1; 0 if none was. */
  exceeded: number;
  retryAfterSeconds: number;
}

/** Counts uses against limits across all processes. Every use touches the same few rows, so uses are batched. */
export class LimitCounter {
  readonly #pool: pg.Pool;
  readonly #count: (limits: Limit[]) => Promise<Outcome>;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    this.#count = createBatch((uses) => countUses(pool, uses));
  }

  /**
   * Counts one use against each limit in turn and stops at the first that is used up: throws, or reports it if it is
   * shared. The narrowest limit comes first, so that a caller over it does not use up the wider ones for everybody.
   */
  async consume(limits: Limit[]): Promise<LimitUse> {
    if (limits.length === 0) return { isBeyondShared: false, undo: async () => undefined };
    const { exceeded, retryAfterSeconds } = await this.#count(limits);
    const limit = limits[exceeded - 1];
    if (limit && !limit.isShared) throw new ApiError('rate_limited', { retryAfterSeconds });
    const counted = limit ? limits.slice(0, exceeded) : limits;
    const keys = counted.filter(({ isShared }) => isShared).map(({ key }) => key);
    return { isBeyondShared: limit !== undefined, undo: () => undoUses(this.#pool, keys) };
  }
}

async function countUses(pool: pg.Pool, uses: readonly Limit[][]): Promise<Outcome[]> {
  const rows = uses.flatMap((limits, place) => limits.map((limit) => ({ ...limit, use: place + 1 })));
  const { rows: answers } = await pool.query<{ exceeded: number[]; retry_after: number[] }>({
    name: 'count-uses',
    text: 'select exceeded, retry_after from count_uses($1, $2, $3, $4)',
    values: [
      rows.map(({ use }) => use),
      rows.map(({ key }) => key),
      rows.map(({ count }) => count),
      rows.map(({ windowSeconds }) => windowSeconds),
    ],
  });
  const [answer] = answers;
  return uses.map((_, place) => ({
    exceeded: answer?.exceeded[place] ?? 0,
    retryAfterSeconds: answer?.retry_after[place] ?? 0,
  }));
}

/** Takes the lock of `count_uses`, so that the two can't deadlock on rows. */
async function undoUses(pool: pg.Pool, keys: string[]): Promise<void> {
  await pool.query(
    `with counting as materialized (select pg_advisory_xact_lock(hashtext('count_uses')))
     update rate_limit set count = count - 1 from counting
     where key = any($1) and count > 0 and resets_at > clock_timestamp()`,
    [keys],
  );
}
