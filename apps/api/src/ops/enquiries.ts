import type { Context } from '../context.ts';
import { toCsv } from './to-csv.ts';
import { UsageError } from './usage-error.ts';

const columns = [
  'id',
  'created_at',
  'name',
  'email',
  'company_name',
  'social_media',
  'project_description',
  'language',
  'email_domain_verdict',
  'spam_score',
  'flagged',
] as const;
const selectAll = `select ${columns.join(', ')} from client_request`;

export async function runEnquiries({ pool }: Context, [action, argument]: string[]): Promise<string> {
  if (action === 'list') {
    const where = argument === '--flagged' ? 'where flagged' : '';
    const { rows } = await pool.query(`${selectAll} ${where} order by created_at desc limit 50`);
    return rows.map(formatLine).join('');
  }
  if (action === 'show' && argument) {
    const { rows } = await pool.query(`${selectAll} where id::text = $1`, [argument]);
    return rows[0] ? `${JSON.stringify(rows[0], null, 2)}\n` : 'There is no such enquiry.\n';
  }
  if (action === 'export') {
    const { rows } = await pool.query(`${selectAll} order by created_at`);
    return toCsv(columns, rows);
  }
  throw new UsageError();
}

function formatLine(row: Record<string, unknown> & { created_at: Date }): string {
  const mark = row.flagged ? 'flagged' : '-';
  return `${[row.id, row.created_at.toISOString(), mark, row.language, row.name, row.email].join('  ')}\n`;
}
