import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables.ts';

export type Client = pg.ClientBase | pg.Pool;

export interface QueryResult<Row> {
  rows: Row[];
  /** How many rows were read or changed. */
  count: number;
}

/**
 * Builds statements that the type check compares with the tables. It runs none: they go through the pool, whose timeouts
 * and prepared statements Kysely's own driver does not know.
 */
export const query = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Runs a statement; one with a name is parsed once on each connection, so its text must always be the same. */
export async function run<Row>(
  client: Client,
  statement: Compilable<Row>,
  name?: string,
): Promise<QueryResult<Row>> {
  const { sql: text, parameters } = statement.compile();
  const { rows, rowCount } = await client.query({ name, text, values: [...parameters] });
  return { rows, count: rowCount ?? 0 };
}
