import type pg from 'pg';

/** Every row of every table of ours and of the queue, as text. */
export async function readWholeDatabase(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`);
  let text = '';
  for (const { name } of rows) {
    const table = await pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    text += `${name}\n${table.rows.map(({ row }) => row).join('\n')}\n`;
  }
  return text;
}
