import type pg from 'pg';

interface Column {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  /** The expression of a check, such as `status in ('held', …)`. */
  rule: string | null;
}

/** The types that the driver returns. A type that is not listed is read as text. */
const types: Record<string, string> = {
  'timestamp with time zone': 'Date',
  smallint: 'number',
  integer: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  jsonb: 'object',
  'text[]': 'string[]',
};

// Migrations write the tables of Kysely themselves.
const selectColumns = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as "isNullable",
    a.atthasdef or a.attidentity <> '' as "hasDefault",
    (select pg_get_constraintdef(oid) from pg_constraint where contype = 'c' and conrelid = c.oid
      and conkey = array[a.attnum] and pg_get_constraintdef(oid) like '%ANY (ARRAY[%' limit 1) as rule
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
    and a.attnum > 0 and not a.attisdropped
  order by c.relname collate "C", a.attnum`;

/** The types of the tables of a migrated database, as the text of a module. */
export async function formatSchema(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(selectColumns);
  const tables = Object.entries(Object.groupBy(rows, ({ table }) => table)).map(
    ([name, columns = []]) => `  ${name}: {\n${columns.map(formatColumn).join('')}  };\n`,
  );
  return `// Written by \`pnpm db types\` from the migrated database.
import type { Generated } from 'kysely';

export interface Schema {
${tables.join('')}}
`;
}

function formatColumn({ name, type, isNullable, hasDefault, rule }: Column): string {
  const literals = rule?.match(/'[^']+'(?=::text)/g)?.join(' | ');
  const read = `${literals ?? types[type] ?? 'string'}${isNullable ? ' | null' : ''}`;
  return `    ${name}: ${hasDefault ? `Generated<${read}>` : read};\n`;
}
