import type pg from 'pg';
import type { Context } from '../context.ts';
import { announceSingly } from '../features/enquiry/enquiry-repository.ts';
import { notificationQueue } from '../features/enquiry/enquiry-store.ts';
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
  'announcement',
] as const;
const selectAll = `select ${columns.join(', ')} from client_request`;

export async function runEnquiries({ pool }: Context, [action, argument, value]: string[]): Promise<string> {
  if (action === 'list') return listEnquiries(pool, argument, value);
  if (action === 'announce' && argument) {
    return (await announceSingly(pool, notificationQueue, argument))
      ? 'It will be announced in every chat that does not have it.\n'
      : 'There is no such enquiry.\n';
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

async function listEnquiries(pool: pg.Pool, choice?: string, summaryId?: string): Promise<string> {
  const { rows } =
    choice === '--summary'
      ? await pool.query(`${selectAll} where summary_id::text = $1 order by created_at`, [summaryId])
      : await pool.query(
          `${selectAll} ${choice === '--flagged' ? 'where flagged' : ''} order by created_at desc limit 50`,
        );
  return rows.map(formatLine).join('');
}

function formatLine(row: Record<string, unknown> & { created_at: Date }): string {
  const mark = row.flagged ? 'flagged' : '-';
  return `${[row.id, row.created_at.toISOString(), mark, row.language, row.name, row.email].join('  ')}\n`;
}
