import type pg from 'pg';
import { expect, test } from 'vitest';
import { createTestContext } from '../../test/create-test-context.ts';
import { tableColumns } from './table-columns.ts';

/** Migrations write these themselves. */
const others = ['kysely_migration', 'kysely_migration_lock'];

const aliases: Record<string, string> = { 'timestamp with time zone': 'timestamptz', ARRAY: 'text[]' };

async function readColumns(pool: pg.Pool): Promise<Record<string, Record<string, string>>> {
  const { rows } = await pool.query<{ table: string; name: string; type: string; isNullable: boolean }>(`
    select table_name as table, column_name as name, data_type as type, is_nullable = 'YES' as "isNullable"
    from information_schema.columns where table_schema = 'public'`);
  const columns: Record<string, Record<string, string>> = {};
  for (const { table, name, type, isNullable } of rows) {
    if (others.includes(table)) continue;
    columns[table] ??= {};
    columns[table][name] = `${aliases[type] ?? type}${isNullable ? ' null' : ''}`;
  }
  return columns;
}

test('the migrated database has exactly the tables and columns that queries are written against', async () => {
  const { pool } = await createTestContext();
  expect(await readColumns(pool)).toEqual(tableColumns);
});
