import { inquiryColumns } from '@tt/contract/inquiry/inquiry';
import type { InferResult } from 'kysely';
import type pg from 'pg';
import type { Context } from '../context.ts';
import { query, run, toTypedId } from '../db/query.ts';
import { runInTransaction } from '../db/transaction.ts';
import { releaseEntry } from '../features/desk/entries/release-entry.ts';
import { announceSingly } from '../features/inquiry/inquiry-repository.ts';
import { inquiryQueues } from '../features/inquiry/inquiry-store.ts';
import { toCsv } from './to-csv.ts';
import { UsageError } from './usage-error.ts';

/** Which columns `show` and `export` print, in this order; keys and hashes mean nothing to a reader. */
const columns = [
  ...(['id', 'created_at'] as const),
  ...inquiryColumns,
  ...(['email_domain_verdict', 'spam_score', 'flagged', 'announcement'] as const),
];
const selectAll = query.selectFrom('client_request').select(columns);
type PrintedInquiry = InferResult<typeof selectAll>[number];

export async function runInquiries({ pool }: Context, [action, argument, value]: string[]): Promise<string> {
  if (action === 'list') return listInquiries(pool, argument, value);
  if (action === 'announce' && argument) {
    return (await announce(pool, argument))
      ? 'It will be announced on every channel that does not have it, and its sender gets a receipt.\n'
      : 'There is no such inquiry.\n';
  }
  if (action === 'show' && argument) {
    const { rows } = await run(pool, selectAll.where('id', '=', toTypedId(argument)));
    return rows[0] ? `${JSON.stringify(rows[0], null, 2)}\n` : 'There is no such inquiry.\n';
  }
  if (action === 'export') {
    const { rows } = await run(pool, selectAll.orderBy('created_at'));
    return toCsv(columns, rows);
  }
  throw new UsageError();
}

/** Has the same effect as a release at the desk: the inquiry is no longer held back. */
function announce(pool: pg.Pool, id: string): Promise<boolean> {
  return runInTransaction(pool, async (client) => {
    const isKnown = await announceSingly(client, inquiryQueues, id);
    await releaseEntry(client, id);
    return isKnown;
  });
}

async function listInquiries(pool: pg.Pool, choice?: string, summaryId = ''): Promise<string> {
  const newest = selectAll.orderBy('created_at', 'desc').limit(50);
  const ofSummary = selectAll.where('summary_id', '=', toTypedId(summaryId)).orderBy('created_at');
  const flagged = newest.where('flagged', '=', true);
  const statement = choice === '--summary' ? ofSummary : choice === '--flagged' ? flagged : newest;
  return (await run(pool, statement)).rows.map(formatLine).join('');
}

function formatLine(row: PrintedInquiry): string {
  const mark = row.flagged ? 'flagged' : '-';
  return `${[row.id, row.created_at.toISOString(), mark, row.language, row.name, row.email].join('  ')}\n`;
}
