import pg from 'pg';
import { ApiError } from '../api-error.ts';

const retryAfterSeconds = 2;
const waitedTooLong = 'timeout exceeded when trying to connect';

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** A pool with a bounded queue: a caller that would wait too long for a connection is refused, at once if possible. */
export class BoundedPool extends pg.Pool {
  readonly #maxWaiting: number;
  #refused = 0;

  constructor({ maxWaiting, ...config }: pg.PoolConfig & { maxWaiting: number }) {
    super(config);
    this.#maxWaiting = maxWaiting;
  }

  get isFull(): boolean {
    return this.waitingCount >= this.#maxWaiting;
  }

  /** How many callers were refused a connection since the start. */
  get refusedCount(): number {
    return this.#refused;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!callback) {
      return new Promise((resolve, reject) => {
        this.#connect((error, client) => (client ? resolve(client) : reject(error)));
      });
    }
    this.#connect(callback);
    return undefined;
  }

  #connect(callback: ConnectCallback): void {
    if (this.isFull) {
      callback(this.#refuse(), undefined, () => {});
      return;
    }
    super.connect((error, client, done) =>
      callback(error?.message === waitedTooLong ? this.#refuse(error) : error, client, done),
    );
  }

  #refuse(cause?: Error): ApiError {
    this.#refused += 1;
    return new ApiError('overloaded', { retryAfterSeconds, cause });
  }
}
