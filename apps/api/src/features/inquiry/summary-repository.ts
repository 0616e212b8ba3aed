import { sql } from 'kysely';
import type pg from 'pg';
import { query, run } from '../../db/query.ts';
import type { Row, SummaryKind } from '../../db/tables.ts';

export interface Summary {
  id: string;
  kind: SummaryKind;
  total: number;
  /** The oldest ones, as many as a message can list. */
  inquiries: Row<'client_request'>[];
}

/** As many as can be assigned well within the statement timeout. */
export const summarySize = 50_000;
const namedInquiries = 500;

// One statement is one transaction: nothing is assigned to a summary without the job that sends it. A flagged row
// belongs to the digest even if a release that knows no announcements wrote it.
const assignAndQueue = `
  with waiting as (
    select id from client_request
    where summary_id is null and (flagged or announcement <> 'single') and flagged = ($1 = 'digest')
    order by created_at limit ${summarySize}
    for update skip locked
  ), summary as (
    insert into inquiry_summary (kind) select $1 where exists (select from waiting) returning id
  ), assigned as (
    update client_request r set summary_id = summary.id from summary, waiting where r.id = waiting.id returning r.id
  ), queued as (
    insert into job_outbox (queue, data) select $2, jsonb_build_object('summaryId', id) from summary
  )
  select count(*)::int as count from assigned`;

/** Puts waiting inquiries into a new summary, with the job that sends it; returns their number. */
export async function createSummary(pool: pg.Pool, kind: SummaryKind, queue: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(assignAndQueue, [kind, queue]);
  return rows[0]?.count ?? 0;
}

/** Undefined if all of its inquiries have been erased. */
export async function findSummary(pool: pg.Pool, id: string): Promise<Summary | undefined> {
  const statement = query
    .selectFrom('inquiry_summary as s')
    .innerJoin('client_request as r', 'r.summary_id', 's.id')
    .selectAll('r')
    .select(['s.kind', sql<number>`(count(*) over ())::int`.as('total')])
    .where('s.id', '=', id)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(namedInquiries);
  const { rows } = await run(pool, statement);
  return rows[0] && { id, kind: rows[0].kind, total: rows[0].total, inquiries: rows };
}
