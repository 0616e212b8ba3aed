import { type Generated, type JSONColumnType, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';

interface JobOutboxTable {
  id: Generated<string>;
  queue: string;
  data: JSONColumnType<object>;
  start_after: Date | null;
  created_at: Generated<Date>;
}

interface Tables {
  job_outbox: JobOutboxTable;
}

export type Database = Kysely<Tables>;

export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
