import type { Session } from './open-session.ts';

interface Definition {
  table: string;
  name: string;
  definition: string;
}

// A foreign key needs the index of what it names: it goes first and comes back last.
const listConstraints = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype in ('p', 'u', 'f') and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))
  order by contype = 'f'`;
const listIndexes = `
  select indrelid::regclass::text as table, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index
  where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`;
const listExclusions = `
  select conindid::regclass::text as name from pg_constraint where contype = 'x' and conrelid = any($1::regclass[])`;

// PostgreSQL verifies an exclusion constraint by a search for each row, which takes longer than all else. The rows keep
// it by how they are made, so its index is rebuilt like any other.
const ignoreExclusion = `
  update pg_index set indisexclusion = false, indisready = false where indexrelid = any($1::regclass[])`;
const enforceExclusion = `
  update pg_index set indisexclusion = true where indexrelid = any($1::regclass[])`;

/** Empties tables and fills them while they have neither indexes nor triggers: an index is built faster than it grows. */
export async function withoutIndexes(
  session: Session,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: constraints } = await session.query<Definition>(listConstraints, [tables]);
  const { rows: indexes } = await session.query<Definition>(listIndexes, [tables]);
  const { rows: exclusions } = await session.query<{ name: string }>(listExclusions, [tables]);
  const excluding = exclusions.map(({ name }) => name);
  await session.query(
    "begin; set local session_replication_role = 'replica'; set local allow_system_table_mods = on",
  );
  for (const { table, name } of constraints.toReversed())
    await session.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await session.query(`drop index ${name}`);
  // In the transaction that empties a table, PostgreSQL writes no log of what is added.
  await session.query(`truncate ${tables.join(', ')}`);
  await session.query(ignoreExclusion, [excluding]);
  await fill();
  for (const name of excluding) await session.query(`reindex index ${name}`);
  await session.query(enforceExclusion, [excluding]);
  for (const { definition } of indexes) await session.query(definition);
  for (const { table, name, definition } of constraints)
    await session.query(`alter table ${table} add constraint ${name} ${definition}`);
  await session.query('commit');
}
