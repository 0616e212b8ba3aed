import type pg from 'pg';

/** Runs `work` in one transaction, whoever opens it. */
export type Transact = <Result>(work: (client: pg.PoolClient) => Promise<Result>) => Promise<Result>;

/** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. */
export async function runInTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    failure = await rollBack(client);
    throw error;
  } finally {
    client.release(failure);
  }
}

/** Returns the error of the rollback itself, after which the connection must not be used again. */
async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
