import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
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

/**
 * The database clock for conditions on an indexed column. `clock_timestamp()` may change within a statement, so PostgreSQL
 * would compare it with every row of the table.
 */
export const statementTime = sql<Date>`statement_timestamp()`;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * An ID that a person typed. Text that is not a UUID matches no row. Compared as a UUID, because comparing text would
 * not use the index.
 */
export function toTypedId(text: string) {
  return sql<string>`${uuid.test(text) ? text : null}::uuid`;
}

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
